import java.nio.file.Path;
import java.util.List;
import org.opensearch.common.settings.Settings;
import org.opensearch.env.Environment;
import org.opensearch.node.Node;
import org.opensearch.transport.Netty4Plugin;

/**
 * OpenSearch as one node that only this machine reaches.
 *
 * <p>Usage: java OneNode folder port
 */
public class OneNode extends Node {
  private OneNode(Environment environment) {
    super(environment, List.of(Netty4Plugin.class), true);
  }

  public static void main(String[] arguments) throws Exception {
    Path folder = Path.of(arguments[0]);
    Settings settings =
        Settings.builder()
            .put("path.home", folder)
            .put("cluster.name", "tests")
            .put("node.name", "only")
            .put("discovery.type", "single-node")
            .put("network.host", "127.0.0.1")
            .put("http.port", arguments[1])
            .put("transport.port", "0")
            .put("http.type", "netty4")
            .put("transport.type", "netty4")
            .build();
    new OneNode(new Environment(settings, folder.resolve("config"))).start();
    Thread.currentThread().join();
  }
}
