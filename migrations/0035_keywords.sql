-- Keywords name what a maker or a series is searched by. New catalogues bring them along; these are for those that were
-- written before, in the words of each locale.
create temporary table phrases (language text, phrase text) on commit drop;

insert into phrases
values
  ('de', '%1$s verkaufen, %2$s Ankauf, %1$s gebraucht verkaufen'),
  ('es', 'vender %1$s, compra de %2$s, %1$s de segunda mano'),
  ('fr', 'vendre %1$s, reprise %2$s, %1$s d’occasion'),
  ('it', 'vendere %1$s, acquisto %2$s, %1$s usato');

update manufacturer_texts
set meta_keywords = format(phrase, name, name)
from phrases
where meta_keywords = '' and language = left(locale, 2);

update series_texts
set meta_keywords = format(phrase, manufacturers.name || ' ' || series_texts.name, series_texts.name)
from phrases, series
join manufacturers on manufacturers.id = manufacturer_id
where meta_keywords = '' and language = left(locale, 2) and series.id = series_id;
