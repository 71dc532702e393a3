/** Written by `scripts/assets/write-town-tables.ts`. Source: La Poste and Insee, published by Etalab under the Licence Ouverte 2.0. */
export const towns = `
01000 Bourg-en-Bresse|Saint-Denis-lès-Bourg
01090 Montmerle-sur-Saône|Francheleins|Guéreins|Montceaux|Genouilleux|Lurcy
01100 Oyonnax|Arbent|Bellignat|Martignat|Groissiat|Géovreisset|Apremont
01110 Plateau d'Hauteville|Champdor-Corcelles|Brénod|Aranc|Corlier|Prémillieu
01120 Montluel|Dagneux|La Boisse|Niévroz|Thil|Pizay|Sainte-Croix
01130 Nantua|Échallon|Le Poizat-Lalleyriat|Les Neyrolles|Saint-Germain-de-Joux|Belleydoux|Charix|Giron|Plagne
01140 Saint-Didier-sur-Chalaronne|Saint-Étienne-sur-Chalaronne|Thoissey|Mogneneins|Garnerans|Illiat|Peyzieux-sur-Saône|Valeins
01150 Lagnieu|Chazey-sur-Ain|Leyment|Blyes|Saint-Vulbas|Villebois|Vaux-en-Bugey|Saint-Sorlin-en-Bugey|Sainte-Julie|Sault-Brénaz|Souclin
01160 Pont-d'Ain|Saint-Martin-du-Mont|Priay|Neuville-sur-Ain|Druillat|Varambon|La Tranclière
01170 Gex|Cessy|Ségny|Crozet|Chevry|Échenevex|Vesancy|Mijoux
01190 Pont-de-Vaux|Saint-Bénigne|Reyssouze|Chevroux|Gorrevod|Ozan|Chavannes-sur-Reyssouze|Sermoyer|Saint-Étienne-sur-Reyssouze|Boz|Arbigny|Boissey
01200 Valserhône|Injoux-Génissiat|Éloise|Léaz|Billiat|Confort|Chézery-Forens|Villes|Montanges
01210 Ferney-Voltaire|Ornex|Versonnex
01220 Divonne-les-Bains|Sauverny|Grilly
01230 Saint-Rambert-en-Bugey|Tenay|Torcieu|Argis|Cleyzieu|Évosges|Arandas|Conand|Chaley|Nivollet-Montgriffon|Oncieu
01240 Saint-Paul-de-Varax|Certines|Lent|Dompierre-sur-Veyle|Marlieux|Saint-André-le-Bouchoux|La Chapelle-du-Châtelard|Saint-Germain-sur-Renon
01250 Ceyzériat|Montagnat|Jasseron|Tossiat|Villereversure|Saint-Just|Bohas-Meyriat-Rignat|Revonnas|Nivigne et Suran|Hautecourt-Romanèche|Simandre-sur-Suran|Corveissiat|Journans|Ramasse|Drom|Grand-Corent|Cize|Pouillat
01260 Valromey-sur-Séran|Champagne-en-Valromey|Haut Valromey|Arvière-en-Valromey
01270 Coligny|Beaupont|Villemotier|Domsure|Pirajoux|Verjon|Salavre
01280 Prévessin-Moëns
01290 Grièges|Crottet|Pont-de-Veyle|Laiz|Cormoranche-sur-Saône|Saint-Jean-sur-Veyle|Cruzilles-lès-Mépillat|Biziat|Saint-André-d'Huiriat|Bey
01300 Belley|Groslée-Saint-Benoit|Virignin|Chazey-Bons|Brens|Parves et Nattages|Peyrieu|Brégnier-Cordon|Arboys en Bugey|Magnieu|Massignieu-de-Rives|Contrevoz|Cuzieu|Saint-Germain-les-Paroisses|Andert-et-Condon|Prémeyzel|Murs-et-Gélignieux|Izieu|Marignieu|Colomieu|Conzieu|Ambléon
01310 Polliat|Buellas|Confrançon|Montracol|Saint-Rémy|Curtafond|Saint-Martin-le-Châtel|Montcet
01320 Chalamont|Châtillon-la-Palud|Saint-Nizier-le-Désert|Villette-sur-Ain|Châtenay|Crans
01330 Villars-les-Dombes|Ambérieux-en-Dombes|Le Plantay|Versailleux|Sainte-Olive|Lapeyrouse|Bouligneux|Birieux
01340 Attignat|Montrevel-en-Bresse|Bresse Vallons|Foissiat|Jayat|Malafretaz|Marsonnas|Saint-Didier-d'Aussiat|Béréziat|Saint-Sulpice
01350 Culoz-Béon|Anglefort|Ceyzérieu|Cressin-Rochefort|Pollieu|Lavours|Vongnes|Flaxieu
01360 Loyettes|Béligneux|Balan|Bressolles
01370 Saint-Étienne-du-Bois|Val-Revermont|Meillonnas|Bény|Courmangoux
01380 Bâgé-Dommartin|Saint-Cyr-sur-Menthon|Bâgé-le-Châtel|Saint-André-de-Bâgé|Saint-Genis-sur-Menthon|Boissey
01390 Saint-André-de-Corcy|Mionnay|Civrieux|Tramoyes|Saint-Marcel|Saint-Jean-de-Thurigneux|Rancé|Monthieux
01400 Châtillon-sur-Chalaronne|Neuville-les-Dames|Chanoz-Châtenay|L'Abergement-Clémenciat|Condeissiat|Romans|Sulignat|Sandrans|Dompierre-sur-Chalaronne|Saint-Georges-sur-Renon
01410 Champfromier|Chézery-Forens|Mijoux|Lajoux|Lélex
01420 Corbonod|Seyssel|Chanay|Surjoux-Lhopital
01430 Saint-Martin-du-Frêne|Vieu-d'Izenave|Maillat|Condamine|Outriaz|Lantenay|Ceignes|Izenave|Peyriat|Chevillard
01440 Viriat
01450 Poncin|Cerdon|Labalme|Saint-Alban|Challes-la-Montagne|Leyssard|Serrières-sur-Ain|Mérignat|Bolozon
01460 Montréal-la-Cluse|Nantua|Béard-Géovreissiat|Nurieux-Volognat|Port|Brion
01470 Serrières-de-Briord|Briord|Montagnieu|Bénonces|Seillonnaz
01480 Jassans-Riottier|Frans|Fareins|Villeneuve|Ars-sur-Formans|Chaleins|Savigneux|Messimy-sur-Saône|Beauregard
01500 Ambérieu-en-Bugey|Ambronay|Château-Gaillard|Saint-Denis-en-Bugey|Douvres|Bettant|Ambutrix|Saint-Maurice-de-Rémens
01510 Chazey-Bons|Artemare|Virieu-le-Grand|Talissieu|Saint-Martin-de-Bavel|Rossillon|Ordonnaz|Cheignieu-la-Balme|La Burbanche|Armix
01540 Vonnas|Perrex|Saint-Julien-sur-Veyle
01550 Collonges|Farges|Pougny
01560 Saint-Trivier-de-Courtes|Saint-Jean-sur-Reyssouze|Lescheroux|Cormoz|Saint-Julien-sur-Reyssouze|Saint-Nizier-le-Bouchoux|Curciat-Dongalon|Mantenay-Montlin|Vernoux|Courtes|Vescours|Servignat
01570 Feillens|Manziat|Vésines|Asnières-sur-Saône
01580 Izernore|Samognat|Matafelon-Granges|Sonthonnax-la-Montagne
01590 Dortan|Lavancia-Epercy|Chancia
01600 Trévoux|Reyrieux|Massieux|Saint-Didier-de-Formans|Misérieux|Sainte-Euphémie|Saint-Bernard|Parcieux|Toussieux
01630 Saint-Genis-Pouilly|Péron|Sergy|Saint-Jean-de-Gonville|Challex
01640 Jujurieux|Saint-Jean-le-Vieux|Boyeux-Saint-Jérôme|L'Abergement-de-Varey
01660 Mézériat|Chaveyriat|Vandeins
01680 Lhuis|Lompnas|Marchamp|Innimond
01700 Miribel|Beynost|Saint-Maurice-de-Beynost|Neyron
01710 Thoiry
01750 Replonges|Crottet|Saint-Laurent-sur-Saône
01800 Meximieux|Villieu-Loyes-Mollon|Saint-Maurice-de-Gourdans|Saint-Jean-de-Niost|Bourg-Saint-Christophe|Pérouges|Rignieux-le-Franc|Charnoz-sur-Ain|Faramans|Saint-Éloi|Le Montellier|Joyeux
01851 Marboz
01960 Péronnas|Servas|Saint-André-sur-Vieux-Jonc
01990 Saint-Trivier-sur-Moignans|Chaneins|Baneins|Relevant
02000 Laon|Aulnois-sous-Laon|Mons-en-Laonnois|Chavignon|Chambry|Chéry-lès-Pouilly|Barenton-Bugny|Urcel|Chivy-lès-Étouvelles|Pargny-et-Filain|Molinchart|Clacy-et-Thierret|Merlieux-et-Fouquerolles|Verneuil-sur-Serre|Vaucelles-et-Beffecourt|Royaucourt-et-Chailvet|Laniscourt|Étouvelles|Chaillevois|Chevregny|Braye-en-Laonnois|Bourguignon-sous-Montbavin|Monampteuil|Barenton-Cel|Montbavin
02100 Saint-Quentin|Harly|Gricourt|Neuville-Saint-Amand|Lesdins|Fayet|Omissy|Morcourt|Rouvroy|Essigny-le-Petit|Remaucourt
02110 Bohain-en-Vermandois|Beaurevoir|Seboncourt|Vaux-Andigny|Montbrehain|Prémont|Brancourt-le-Grand|Étaves-et-Bocquiaux|Fonsomme|Serain|Fontaine-Notre-Dame|Montigny-en-Arrouaise|Grougis|Becquigny|Aisonville-et-Bernoville|Fieulaine|Croix-Fonsomme|Molain|La Vallée-Mulâtre|Ramicourt|Fontaine-Uterte|Saint-Martin-Rivière|Ribeauville
02120 Guise|Sains-Richaumont|Lesquielles-Saint-Germain|Vadencourt|Marly-Gomont|Bernot|Flavigny-le-Grand-et-Beaurain|Macquigny|Tupigny|Puisieux-et-Clanlieu|Proisy|Audigny|Landifay-et-Bertaignemont|Le Hérie-la-Viéville|Hauteville|Wiège-Faty|Malzy|Villers-lès-Guise|Proix|Chigny|Monceau-sur-Oise|Noyales|Grand-Verly|Romery|Colonfay|Crupilly
02130 Fère-en-Tardenois|Beuvardes|Villers-sur-Fère|Coulonges-Cohan|Arcy-Sainte-Restitue|Villeneuve-sur-Fère|Seringes-et-Nesles|Fresnes-en-Tardenois|Saponay|Mareuil-en-Dôle|Bruyères-sur-Fère|Vézilly|Ronchères|Sergy|Dravegny|Cramaille|Courmont|Goussancourt|Loupeigne|Villers-Agron-Aiguizy|Cierges
02140 Vervins|Fontaine-lès-Vervins|Landouzy-la-Ville|La Bouteille|Plomion|Lemé|La Vallée-au-Blé|Voulpaix|Saint-Gobert|Gercy|Harcigny|Jeantes|Thenailles|Hary|Rougeries|Laigny|Landouzy-la-Cour|Le Sourd|Braye-en-Thiérache|Haution|Burelles|Dagny-Lambercy|Nampcelles-la-Cour|Lugny|Franqueville|Rogny|Prisces|Marfontaine|Voharies|Houry|Gronard|Saint-Pierre-lès-Franqueville|Bancigny
02150 Sissonne|Lappion|Nizy-le-Comte|La Selve
02160 Les Septvallons|Bourg-et-Comin|Beaurieux|Pontavert|Maizy|Roucy|Œuilly|Soupir|Concevreux|Guyencourt|Viel-Arcy|La Ville-aux-Bois-lès-Pontavert|Moussy-Verneuil|Craonnelle|Pont-Arcy|Vendresse-Beaulne|Blanzy-lès-Fismes|Bouffignereux|Vassogne|Chaudardes|Craonne|Cuiry-lès-Chaudardes|Oulches-la-Vallée-Foulon|Paissy|Moulins|Cuissy-et-Geny|Pargnan|Jumigny|Meurival|Muscourt|Serval
02170 Le Nouvion-en-Thiérache|Esquéhéries|Barzy-en-Thiérache|Fontenelle|Leschelle
02190 Villeneuve-sur-Aisne|Berry-au-Bac|Juvincourt-et-Damary|Évergnicourt|Orainville|Neufchâtel-sur-Aisne|Aguilcourt|La Malmaison|Amifontaine|Condé-sur-Suippe|Prouvais|Variscourt|Pignicourt|Bertricourt|Lor|Proviseux-et-Plesnoy
02200 Soissons|Belleu|Villeneuve-Saint-Germain|Courmelles|Venizel|Billy-sur-Aisne|Pasly|Acy|Mercin-et-Vaux|Bernoy-le-Château|Vauxbuin|Pommiers|Pernant|Septmonts|Chacrise|Cuisy-en-Almont|Vauxrezis|Rozières-sur-Crise|Chaudun|Saconin-et-Breuil|Buzancy|Missy-aux-Bois|Ploisy|Nampteuil-sous-Muret|Ambrief
02210 Coincy|Oulchy-le-Château|Vierzy|Chouy|Hartennes-et-Taux|Rozet-Saint-Albin|Brécy|Rocourt-Saint-Martin|Grand-Rozoy|Parcy-et-Tigny|Grisolles|Saint-Rémy-Blanzy|Villemontoire|Breny|Latilly|Billy-sur-Ourcq|Oulchy-la-Ville|Beugneux|Muret-et-Crouttes|Armentières-sur-Ourcq|Launoy|Le Plessier-Huleu|Vichel-Nanteuil|La Croix-sur-Ourcq|Nanteuil-Notre-Dame|Droizy|Montgru-Saint-Hilaire
02220 Braine|Ciry-Salsogne|Mont-Notre-Dame|Bazoches-et-Saint-Thibaut|Chéry-Chartreuve|Courcelles-sur-Vesle|Sermoise|Paars|Serches|Vasseny|Brenelle|Limé|Couvrelles|Cys-la-Commune|Jouaignes|Lhuys|Maast-et-Violaine|Saint-Mard|Dhuizel|Cuiry-Housse|Cerseuil|Ville-Savoye|Lesges|Augy|Mont-Saint-Martin|Quincy-sous-le-Mont|Vauxtin|Bruys|Tannières
02230 Fresnoy-le-Grand
02240 Ribemont|Itancourt|Brissy-Hamégicourt|Séry-lès-Mézières|Alaincourt|Mézières-sur-Oise|Sissy|Brissay-Choigny|Villers-le-Sec|Berthenicourt|Parpeville|Regny|Pleine-Selve|Renansart|Châtillon-sur-Oise|Surfontaine|Cerizy
02250 Marle|Tavaux-et-Pontséricourt|Voyenne|Erlon|Marcy-sous-Marle|La Neuville-Bosmont|Autremencourt|Cilly|Bosmont-sur-Serre|Housset|Montigny-le-Franc|Chevennes|Thiernu|Toulis-et-Attencourt|Berlancourt|Montigny-sous-Marle|La Neuville-Housset|Saint-Pierremont
02260 La Capelle|La Flamengrie|Clairfontaine|Rocquigny|Lerzy|Froidestrées|Saint-Algis|Sommeron|Gergny|Englancourt|Papleux|Erloy
02270 Crécy-sur-Serre|Couvron-et-Aumencourt|Nouvion-et-Catillon|La Ferté-Chevresis|Pouilly-sur-Serre|Monceau-lès-Leups|Dercy|Chevresis-Monceau|Mesbrecourt-Richecourt|Monceau-le-Neuf-et-Faucouzy|Montigny-sur-Crécy|Remies|Froidmont-Cohartille|Chalandry|Assis-sur-Serre|Sons-et-Ronchères|Bois-lès-Pargny|Mortiers|Pargny-les-Bois|Barenton-sur-Serre|Châtillon-lès-Sons
02290 Vic-sur-Aisne|Ambleny|Ressons-le-Long|Montigny-Lengrain|Berny-Rivière|Fontenoy|Morsain|Saint-Christophe-à-Berry|Épagny|Osly-Courtil|Saint-Bandry|Nouvron-Vingré|Vassens|Tartiers|Vézaponin|Bagneux|Bieuxy
02300 Chauny|Sinceny|Viry-Noureuil|Blérancourt|Ognes|Bichancourt|Autreville|Villequier-Aumont|Caumont|Trosly-Loire|Abbécourt|Caillouël-Crépigny|Quierzy|Camelin|Béthancourt-en-Vaux|Saint-Paul-aux-Bois|Guny|Marest-Dampcourt|Manicamp|Saint-Aubin|Pierremande|Guivry|Commenchon|Selens|La Neuville-en-Beine|Ugny-le-Gay|Beaumont-en-Beine|Besmé|Audignicourt|Bourguignon-sous-Coucy|Neuflieux
02310 Charly-sur-Marne|Nogent-l'Artaud|Montreuil-aux-Lions|Villiers-Saint-Denis|Pavant|Saulchery|Domptin|Crouttes-sur-Marne|Romeny-sur-Marne|Bézu-le-Guéry|Coupru
02320 Anizy-le-Grand|Pinon|Cessières-Suzy|Brancourt-en-Laonnois|Prémontré|Vauxaillon|Vaudesson|Allemant|Wissignicourt
02330 Dhuys et Morin-en-Brie|Condé-en-Brie|Vallées en Champagne|Connigis|Courboin|Montlevon|Saint-Eugène|Pargny-la-Dhuys|Monthurel|Celles-lès-Condé|Montigny-lès-Condé
02340 Montcornet|Dizy-le-Gros|Chaourse|Vigneux-Hocquet|Lislet|La Ville-aux-Bois-lès-Dizy|Montloué|Agnicourt-et-Séchelles|Le Thuel|Renneval|Berlise|Vincy-Reuil-et-Magny|Clermont-les-Fermes|Soize|Sainte-Geneviève|Noircourt
02350 Liesse-Notre-Dame|Gizy|Bucy-lès-Pierrepont|Marchais|Chivres-en-Laonnois|Pierrepont|Grandlup-et-Fay|Boncourt|Vesles-et-Caumont|Ébouleau|Cuirieux|Goudelancourt-lès-Pierrepont|Mâchecourt|Missy-lès-Pierrepont|Sainte-Preuve
02360 Rozoy-sur-Serre|Brunehamel|Iviers|Résigny|Parfondeval|Chéry-lès-Rozoy|Morgny-en-Thiérache|Raillimont|Dohis|Grandrieux|Mont-Saint-Jean|Archon|Les Autels|Coingt|Rouvroy-sur-Serre|Saint-Clément|Dolignon|Cuiry-lès-Iviers
02370 Vailly-sur-Aisne|Chassemy|Condé-sur-Aisne|Presles-et-Boves|Aizy-Jouy|Celles-sur-Aisne|Chavonne|Ostel
02380 Coucy-le-Château-Auffrique|Leuilly-sous-Coucy|Crécy-au-Mont|Coucy-la-Ville|Pont-Saint-Mard|Fresnes-sous-Coucy|Verneuil-sous-Coucy|Bassoles-Aulers|Landricourt|Jumencourt|Quincy-Basse
02390 Origny-Sainte-Benoite|Mont-d'Origny|Thenelles|Neuvillette
02400 Château-Thierry|Essômes-sur-Marne|Brasles|Étampes-sur-Marne|Chierry|Nesles-la-Montagne|Nogentel|Bézu-Saint-Germain|Mont-Saint-Père|Épaux-Bézu|Blesmes|Verdilly|Gland|Épieds|Bonneil|Azy-sur-Marne|Chartèves|Bonnesvalyn|Lucy-le-Bocage|Bouresches|Monthiers|Belleau|Étrépilly
02410 Saint-Gobain|Septvaux|Saint-Nicolas-aux-Bois
02420 Lehaucourt|Nauroy|Vendhuile|Gouy|Bellicourt|Hargicourt|Levergies|Estrées|Bellenglise|Joncourt|Villeret|Aubencheul-aux-Bois|Sequehart|Le Catelet|Bony|Lempire|Magny-la-Fosse
02430 Gauchy
02440 Montescourt-Lizerolles|Clastres|Remigny|Benay|Ly-Fontaine|Gibercourt|Hinacourt
02450 Boué|Fesmy-le-Sart|Oisy|La Neuville-lès-Dorengt|Bergues-sur-Sambre|Lavaqueresse|Dorengt
02460 La Ferté-Milon|Troësnes|Silly-la-Poterie
02470 Neuilly-Saint-Front|Dammard|Passy-en-Valois|Marizy-Sainte-Geneviève|Monnes|Macogny|Priez|Sommelans|Marizy-Saint-Mard
02480 Jussy|Cugny|Artemps|Annois|Dury|Happencourt|Sommette-Eaucourt|Ollezy|Pithon|Bray-Saint-Christophe
02490 Vermand|Pontruet|Attilly|Pontru|Jeancourt|Maissemy|Le Verguier|Caulaincourt|Vendelles|Trefcon
02500 Hirson|Mondrepuis|Buire|Aubenton|Neuve-Maison|Wimy|Any-Martin-Rieux|Martigny|Effry|Ohis|Luzoir|Bucilly|Leuze|Besmont|La Hérie|Logny-lès-Aubenton|Beaumé|Éparcy
02510 Étreux|Hannapes|Vénérolles|Iron
02520 Flavy-le-Martel
02540 Viels-Maisons|Dhuys et Morin-en-Brie|Viffort|L'Épine-aux-Bois|Montfaucon|Vendières|Rozoy-Bellevalle
02550 Origny-en-Thiérache
02570 Chézy-sur-Marne|Essises|La Chapelle-sur-Chézy
02580 Étréaupont|Sorbais|Autreppes
02590 Étreillers|Savy|Villers-Saint-Christophe|Beauvois-en-Vermandois|Roupy|Aubigny-aux-Kaisnes|Fluquières|Foreste|Douchy|Vaux-en-Vermandois|Germaine|Lanchy
02600 Villers-Cotterêts|Haramont|Cœuvres-et-Valsery|Vivières|Dampleux|Coyolles|Faverolles|Retheuil|Corcy|Saint-Pierre-Aigle|Dommiers|Taillefontaine|Longpont|Largny-sur-Automne|Puiseux-en-Retz|Mortefontaine|Louâtre|Montgobert|Villers-Hélon|Oigny-en-Valois|Laversine|Fleury|Cutry|Noroy-sur-Ourcq|Ancienville|Soucy
02610 Moÿ-de-l'Aisne
02620 Buironfosse
02630 Wassigny|Mennevret|Petit-Verly
02640 Saint-Simon|Tugny-et-Pont
02650 Crézancy|Mézy-Moulins|Fossoy
02670 Folembray|Champs
02680 Grugies|Dallon|Castres|Fontaine-lès-Clercs|Contescourt
02690 Essigny-le-Grand|Urvillers
02700 Tergnier|Frières-Faillouël|Barisis-aux-Bois|Amigny-Rouy|Condren|Mennessis|Liez|Servais|Deuillet
02720 Homblières|Mesnil-Saint-Laurent|Marcy
02760 Holnon|Francilly-Selency
02790 Seraucourt-le-Grand
02800 La Fère|Beautor|Charmes|Vendeuil|Travecy|Danizy|Bertaucourt-Epourdon|Achery|Versigny|Anguilcourt-le-Sart|Nouvion-le-Comte|Andelain|Mayot|Fressancourt|Rogécourt|Courbes
02810 Gandelu|Marigny-en-Orxois|Chézy-en-Orxois|Montigny-l'Allier|Brumetz|Hautevesnes|Veuilly-la-Poterie|Saint-Gengoulph|Bussiares|Courchamps|Torcy-en-Valois|Licy-Clignon
02820 Saint-Erme-Outre-et-Ramecourt|Corbeny|Montaigu|Mauregny-en-Haye|Berrieux|Sainte-Croix|Aizelles|Aubigny-en-Laonnois|Courtrizy-et-Fussigny|Saint-Thomas|Goudelancourt-lès-Berrieux
02830 Saint-Michel|Watigny
02840 Athies-sous-Laon|Festieux|Coucy-lès-Eppes|Eppes|Samoussy|Parfondru|Veslud|Monceau-le-Waast
02850 Trélou-sur-Marne|Jaulgonne|Barzy-sur-Marne|Courtemont-Varennes|Le Charmel|Reuilly-Sauvigny|Passy-sur-Marne
02860 Bruyères-et-Montbérault|Presles-et-Thierny|Vorges|Chamouille|Laval-en-Laonnois|Colligis-Crandelain|Bouconville-Vauclair|Chérêt|Nouvion-le-Vineux|Monthenault|Trucy|Martigny-Courpierre|Chermizy-Ailles|Neuville-sur-Ailette|Lierval|Bièvres|Cerny-en-Laonnois|Montchâlons|Pancy-Courtecon|Orgeval|Arrancy|Ployart-et-Vaurseine
02870 Crépy|Vivaise|Fourdrain|Besny-et-Loizy|Bucy-lès-Cerny|Cerny-lès-Bucy|Brie
02880 Crouy|Bucy-le-Long|Cuffies|Missy-sur-Aisne|Chivres-Val|Margival|Terny-Sorny|Juvigny|Clamecy|Nanteuil-la-Fosse|Chavigny|Laffaux|Braye|Neuville-sur-Margival|Leury|Sancy-les-Cheminots|Vregny|Vuillery
03000 Moulins|Avermes|Neuvy|Bressolles|Coulandon|Montilly
03100 Montluçon|Lavault-Sainte-Anne
03110 Vendat|Saint-Rémy-en-Rollat|Broût-Vernet|Espinasse-Vozelle|Charmeil|Escurolles|Cognat-Lyonne|Saint-Pont|Saint-Didier-la-Forêt
03120 Lapalisse|Saint-Prix|Arfeuilles|Isserpent|Le Breuil|Périgny|Saint-Christophe-en-Bourbonnais|Droiturier|Billezois|Servilly|Andelaroche|Barrais-Bussolles|Châtelus
03130 Le Donjon|Le Pin|Montcombroux-les-Mines|Montaiguët-en-Forez|Luneau|Bert|Saint-Léger-sur-Vouzance|Lenax|Saint-Didier-en-Donjon|Neuilly-en-Donjon|Liernolles|Le Bouchaud|Loddes|Avrilly
03140 Chantelle|Étroussat|Voussac|Saint-Germain-de-Salles|Chareil-Cintrat|Fleuriel|Charroux|Monestier|Target|Taxat-Senat|Fourilles|Ussel-d'Allier|Chezelle|Barberier|Deneuille-lès-Chantelle
03150 Varennes-sur-Allier|Saint-Gérand-le-Puy|Montoldre|Saint-Loup|Rongères|Boucé|Créchy|Montaigu-le-Blin|Langy|Sanssat
03160 Bourbon-l'Archambault|Ygrande|Franchesse|Saint-Plaisir|Saint-Léopardin-d'Augy|Couzon|Saint-Aubin-le-Monial
03170 Doyet|Chamblet|Bézenet|Saint-Angel|Montvicq|Deneuille-les-Mines|Bizeneuille
03190 Vallon-en-Sully|Vaux|Estivareilles|Haut-Bocage|Verneix|Hérisson|Audes|Reugny|Venas|Nassigny|Saint-Caprais
03200 Vichy|Abrest|Le Vernet
03210 Souvigny|Saint-Menoux|Besson|Noyant-d'Allier|Chemilly|Bresnay|Châtillon|Autry-Issards|Agonges|Gipcy|Marigny|Meillers
03220 Jaligny-sur-Besbre|Saint-Léon|Vaumas|Treteau|Trézelles|Sorbier|Thionne|Cindré|Chavroches|Varennes-sur-Tèche|Saint-Voir|Châtelperron
03230 Beaulon|Lusigny|Thiel-sur-Acolin|Garnat-sur-Engièvre|Chevagnes|Gannay-sur-Loire|Paray-le-Frésil|Chézy|La Chapelle-aux-Chasses|Saint-Martin-des-Lais
03240 Tronget|Cressanges|Le Montet|Le Theil|Deux-Chaises|Treban|Rocles|Saint-Sornin
03250 Le Mayet-de-Montagne|Ferrières-sur-Sichon|Arronnes|Châtel-Montagne|Laprugne|Saint-Clément|Nizerolles|La Chabanne|Lavoine|Saint-Nicolas-des-Biefs|La Guillermie
03260 Saint-Germain-des-Fossés|Magnet|Billy|Seuillet|Marcenat|Saint-Félix
03270 Saint-Yorre|Hauterive|Busset|Mariol
03290 Dompierre-sur-Besbre|Diou|Saint-Pourçain-sur-Besbre
03300 Cusset|Creuzier-le-Vieux|Creuzier-le-Neuf|Molles|Saint-Étienne-de-Vicq|La Chapelle|Bost
03310 Néris-les-Bains|Villebret|Durdat-Larequille|Saint-Genest
03320 Lurcy-Lévis|Couleuvre|Le Veurdre|Pouzy-Mésangy|Neure|Limoise|Château-sur-Allier
03330 Bellenaves|Échassières|Louroux-de-Bouble|Coutansouze|Naves|Chirat-l'Église|Valignat
03340 Neuilly-le-Réal|Bessay-sur-Allier|Montbeugny|Saint-Gérand-de-Vaux|La Ferté-Hauterive|Mercy|Chapeau|Gouise
03350 Cérilly|Theneuille|Le Brethon|Le Vilhain|Louroux-Bourbonnais
03360 Ainay-le-Château|Meaulne-Vitray|Saint-Bonnet-Tronçais|Valigny|Urçay|Isle-et-Bardais|Braize|Lételon
03370 Chazemais|Saint-Désiré|Saint-Sauvier|Courçais|Viplaix|Chambérat|Saint-Palais|Mesples|Saint-Éloy-d'Allier
03380 Huriel|Quinssaines|La Chapelaude|Saint-Martinien|Treignat|Archignat|Lamaids
03390 Montmarault|Beaune-d'Allier|Murat|Saint-Bonnet-de-Four|Blomard|Chappes|Saint-Priest-en-Murat|Vernusse|Sazeret|Saint-Marcel-en-Murat
03400 Yzeure|Toulon-sur-Allier|Saint-Ennemond|Gennetines
03410 Domérat|Prémilhat|Saint-Victor|Lignerolles|Teillet-Argenty
03420 Marcillat-en-Combraille|Arpheuilles-Saint-Priest|Mazirat|Saint-Fargeol|Terjat|Sainte-Thérence|La Petite-Marche|Ronnet|Saint-Marcel-en-Marcillat
03430 Cosne-d'Allier|Villefranche-d'Allier|Vieure|Tortezais|Sauvagny
03440 Buxières-les-Mines|Saint-Hilaire|Chavenon
03450 Ébreuil|Lalizolle|Vicq|Chouvigny|Nades|Sussat|Veauce
03460 Trévol|Villeneuve-sur-Allier|Aurouër|Bagneux|Aubigny
03470 Saligny-sur-Roudon|Pierrefitte-sur-Loire|Coulanges|Monétay-sur-Loire
03500 Saint-Pourçain-sur-Sioule|Bayet|Saulcet|Paray-sous-Briailles|Contigny|Châtel-de-Neuvre|Monétay-sur-Allier|Bransat|Cesset|Louchy-Montfand|Loriges|Meillard|Verneuil-en-Bourbonnais|Montord|Laféline
03510 Molinet|Chassenard
03600 Commentry|Malicorne|La Celle|Colombier|Hyds|Louroux-de-Beaune
03630 Désertines
03700 Bellerive-sur-Allier|Brugheas|Serbannes
03800 Gannat|Biozat|Saint-Bonnet-de-Rochefort|Jenzat|Saulzet|Charmes|Mazerier|Le Mayet-d'École|Monteignet-sur-l'Andelot|Bègues|Poëzat|Saint-Priest-d'Andelot
04000 Digne-les-Bains|La Javie|La Robine-sur-Galabre|Entrages
04100 Manosque
04110 Reillanne|Vachères|Montfuron|Villemus|Aubenas-les-Alpes|Sainte-Croix-à-Lauze|Montjustin|Oppedette
04120 Castellane|La Palud-sur-Verdon|Peyroules|La Garde|Rougon|Demandolx|Soleilhas
04130 Volx
04140 Seyne|Selonnet|Montclar|Le Vernet|Barles|Auzet|Verdaches|Saint-Martin-lès-Seyne
04150 Banon|Simiane-la-Rotonde|Revest-du-Bion|Revest-des-Brousses|Montsalier|Saumane|La Rochegiron|L'Hospitalet|Redortiers
04160 Château-Arnoux-Saint-Auban|L'Escale
04170 Saint-André-les-Alpes|La Mure-Argens|Thorame-Haute|Moriez|Thorame-Basse|Saint-Julien-du-Verdon|Allons|Vergons|Lambruisse|Angles
04180 Villeneuve
04190 Les Mées
04200 Sisteron|Peipin|Mison|Aubignosc|Châteauneuf-Val-Saint-Donat|Noyers-sur-Jabron|Entrepierres|Vaumeilh|Thèze|Bevons|Valernes|Valbelle|Saint-Vincent-sur-Jabron|Les Omergues|Saint-Geniez|Sigoyer|Châteauneuf-Miravail|Curel|Authon
04210 Valensole|Brunet
04220 Sainte-Tulle|Corbières-en-Provence
04230 Saint-Étienne-les-Orgues|Cruis|Ongles|Mallefougasse-Augès|Montlaux|Lardiers|Fontienne|Revest-Saint-Martin
04240 Annot|Le Fugeret|Saint-Benoît|Braux|Méailles|Ubraye
04250 La Motte-du-Caire|Turriers|Bayons|Clamensane|Bellaffaire|Melve|Le Caire|Faucon-du-Caire|Gigors|Nibles|Valavoire|Châteaufort
04260 Allos
04270 Mézel|Bras-d'Asse|Estoublon|Saint-Julien-d'Asse|Senez|Beynes|Entrages|Châteauredon|Saint-Jeannet|Majastres
04280 Céreste-en-Luberon
04290 Volonne|Salignac|Sourribes
04300 Forcalquier|Mane|Saint-Maime|Dauphin|Pierrerue|Sigonce|Limans|Niozelles|Saint-Martin-les-Eaux
04310 Peyruis|Ganagobie
04320 Entrevaux|Castellet-lès-Sausses|Sausses|Val-de-Chalvagne
04330 Barrême|Clumanc|Chaudon-Norante|Senez|Tartonne|Saint-Jacques|Blieux|Saint-Lions
04340 Ubaye-Serre-Ponçon|Méolans-Revel|Le Lauzet-Ubaye
04350 Malijai
04360 Moustiers-Sainte-Marie
04370 Colmars|Beauvezer|Villars-Colmars
04380 Thoard|Barras|Le Castellard-Mélan|Hautes-Duyes
04400 Barcelonnette|Saint-Pons|Uvernet-Fours|Enchastrayes|Les Thuiles|Faucon-de-Barcelonnette
04410 Puimoisson|Saint-Jurs
04420 Le Brusquet|Marcoux|La Javie|Prads-Haute-Bléone|Beaujeu|Draix|Archail
04500 Riez|Roumoules|Allemagne-en-Provence|Montagnac-Montpezat|Quinson|Sainte-Croix-du-Verdon|Saint-Laurent-du-Verdon
04510 Malijai|Aiglun|Mallemoisson|Le Chaffaut-Saint-Jurson|Mirabeau
04530 Saint-Paul-sur-Ubaye|La Condamine-Châtelard|Val d'Oronaye
04600 Château-Arnoux-Saint-Auban|Montfort
04660 Champtercier
04700 Oraison|La Brillanne|Lurs|Le Castellet|Puimichel|Entrevennes
04800 Gréoux-les-Bains|Saint-Martin-de-Brômes|Esparron-de-Verdon
04850 Jausiers
04860 Pierrevert
04870 Saint-Michel-l'Observatoire
05000 Gap|La Freissinouse|Pelleautier|Neffes|Châteauvieux|La Rochette|Rambaud|La Bâtie-Vieille
05100 Briançon|Villar-Saint-Pancrace|Val-des-Prés|Puy-Saint-Pierre|Puy-Saint-André|Montgenèvre|Névache|Cervières
05110 La Saulce|Curbans|Lardier-et-Valença|Monêtier-Allemont|Claret|Vitrolles|Barcillonnette|Esparron
05120 L'Argentière-la-Bessée|Saint-Martin-de-Queyrières|Les Vigneaux
05130 Tallard|Sigoyer|Jarjayes|Saint-Étienne-le-Laus|Valserres|Fouillouse|Venterol|Piégut|Lettret
05140 Aspres-sur-Buëch|Aspremont|La Faurie|La Beaume|Saint-Pierre-d'Argençon|Saint-Julien-en-Beauchêne|Montbrand|La Haute-Beaume
05150 Rosans|Valdoule|Saint-André-de-Rosans|Ribeyret|Montjay|Sorbiers|Moydans
05160 Savines-le-Lac|Réallon|Saint-Apollinaire|Le Sauze-du-Lac|Pontis
05170 Orcières
05190 Espinasses|Remollon|Théus|Bréziers|Rochebrune|Rousset-Serre-Ponçon
05200 Embrun|Crots|Saint-André-d'Embrun|Baratier|Les Orres|Saint-Sauveur|Puy-Sanières|Puy-Saint-Eusèbe|Crévoux
05220 Le Monêtier-les-Bains
05230 Chorges|La Bâtie-Neuve|Montgardin|Avançon|Prunières
05240 La Salle-les-Alpes
05250 Dévoluy
05260 Saint-Jean-Saint-Nicolas|Ancelle|Chabottes|Saint-Léger-les-Mélèzes|Saint-Michel-de-Chaillol|Forest-Saint-Julien|Champoléon
05290 Vallouise-Pelvoux|Puy-Saint-Vincent
05300 Laragne-Montéglin|Val Buëch-Méouge|Le Poët|Ventavon|Garde-Colombe|Upaix|Lazer|Barret-sur-Méouge|Éourres|Saléon|Salérans|Saint-Pierre-Avez
05310 La Roche-de-Rame|Freissinières|Champcella
05320 La Grave
05330 Saint-Chaffrey
05340 Vallouise-Pelvoux
05350 Arvieux|Molines-en-Queyras|Château-Ville-Vieille|Saint-Véran
05380 Châteauroux-les-Alpes
05400 Veynes|La Roche-des-Arnauds|Montmaur|Manteyer|Chabestan|Furmeyer|Le Saix|Oze|Rabou|Saint-Auban-d'Oze|Châteauneuf-d'Oze
05460 Abriès-Ristolas
05470 Aiguilles
05480 Villar-d'Arêne
05500 Saint-Bonnet-en-Champsaur|Aubessagne|Saint-Laurent-du-Cros|La Fare-en-Champsaur|Saint-Julien-en-Champsaur|Poligny|Le Noyer|Laye|La Motte-en-Champsaur|Buissard
05560 Vars
05600 Guillestre|Eygliers|Saint-Crépin|Risoul|Saint-Clément-sur-Durance|Ceillac|Réotier|Mont-Dauphin
05700 Serres|Orpierre|La Bâtie-Montsaléon|Trescléoux|Savournon|L'Épine|Le Bersac|Méreuil|Montrond|La Piarre|Sigottier|Sainte-Colombe|Montclus|Chanousse|Étoile-Saint-Cyrice|Villebois-les-Pins|Nossage-et-Bénévent
05800 Aubessagne|Saint-Firmin|Le Glaizil|La Chapelle-en-Valgaudémar|Saint-Maurice-en-Valgodemard|Saint-Jacques-en-Valgodemard|Aspres-lès-Corps|Villar-Loubière
06000 Nice
06100 Nice
06110 Le Cannet
06130 Grasse
06140 Vence|Tourrettes-sur-Loup|Coursegoules
06150 Cannes
06160 Antibes
06190 Roquebrune-Cap-Martin
06200 Nice
06210 Mandelieu-la-Napoule
06220 Vallauris
06230 Villefranche-sur-Mer|Saint-Jean-Cap-Ferrat
06240 Beausoleil
06250 Mougins
06260 Puget-Théniers|La Penne|Ascros|Rigaud|Puget-Rostang|Saint-Pierre|Pierlas|La Croix-sur-Roudoule|Saint-Antonin|La Rochette|Saint-Léger|Auvare|Lieuche
06270 Villeneuve-Loubet
06300 Nice
06310 Beaulieu-sur-Mer
06320 Cap-d'Ail|La Turbie
06330 Roquefort-les-Pins
06340 La Trinité|Drap|Cantaron
06360 Èze
06370 Mouans-Sartoux
06380 Sospel|Moulinet
06390 Contes|Berre-les-Alpes|Châteauneuf-Villevieille|Bendejun|Coaraze
06400 Cannes
06410 Biot
06420 Valdeblore|Clans|Isola|La Tour|Saint-Sauveur-sur-Tinée|Rimplas|Tournefort|Ilonse|Roure|Roubion|Marie|Bairols
06430 Tende|La Brigue
06440 L'Escarène|Peille|Blausasc|Peillon|Lucéram|Touët-de-l'Escarène
06450 Roquebillière|Saint-Martin-Vésubie|Lantosque|Utelle|La Bollène-Vésubie|Belvédère|Venanson
06460 Saint-Vallier-de-Thiey|Escragnolles|Caussols
06470 Péone|Guillaumes|Beuil|Daluis|Saint-Martin-d'Entraunes|Entraunes|Villeneuve-d'Entraunes|Sauze|Châteauneuf-d'Entraunes
06480 La Colle-sur-Loup
06500 Menton|Gorbio|Sainte-Agnès|Castellar|Castillon
06510 Carros|Gattières|Le Broc|Bouyon|Bézaudun-les-Alpes|Conségudes|Les Ferres
06520 Grasse
06530 Peymeinade|Saint-Cézaire-sur-Siagne|Le Tignet|Cabris|Spéracèdes
06540 Breil-sur-Roya|Saorge|Fontan
06550 La Roquette-sur-Siagne
06560 Valbonne
06570 Saint-Paul-de-Vence
06580 Pégomas
06590 Théoule-sur-Mer
06600 Antibes
06610 La Gaude
06620 Le Bar-sur-Loup|Gréolières|Cipières|Gourdon|Courmes
06640 Saint-Jeannet
06650 Le Rouret|Opio
06660 Saint-Étienne-de-Tinée|Saint-Dalmas-le-Selvage
06670 Levens|Saint-Martin-du-Var|Colomars|Castagniers|Saint-Blaise|La Roquette-sur-Var|Duranus
06690 Tourrette-Levens
06700 Saint-Laurent-du-Var
06710 Villars-sur-Var|Touët-sur-Var|Malaussène|Massoins|Thiéry
06730 Saint-André-de-la-Roche
06740 Châteauneuf-Grasse
06750 Andon|Séranon|Valderoure|Caille
06790 Aspremont
06800 Cagnes-sur-Mer
06810 Auribeau-sur-Siagne
06830 Gilette|Bonson|Toudon|Revest-les-Roches|Tourette-du-Château
06850 Saint-Auban|Briançonnet|Gars
06910 Roquestéron|Pierrefeu|Sigale|Cuébris|Aiglun|Le Mas|Collongues|La Roque-en-Provence|Sallagriffon|Amirat|Les Mujouls
06950 Falicon
07000 Privas|Coux|Veyras|Saint-Julien-en-Saint-Alban|Saint-Priest|Flaviac|Lyas|Pranles|Creysseilles|Pourchères|Gourdon|Ajoux|Freyssenet
07100 Annonay|Roiffieux|Boulieu-lès-Annonay|Saint-Marcel-lès-Annonay
07110 Largentière|Vinezac|Laurac-en-Vivarais|Chassiers|Montréal|Sanilhac|Uzer|Valgorge|Joannas|Rocher|Beaumont|Rocles|Tauriers|Laboule|Chazeaux|Prunet|Loubaresse
07120 Ruoms|Saint-Alban-Auriolles|Grospierres|Labeaume|Pradons|Chauzon|Balazuc|Sampzon
07130 Saint-Péray|Cornas|Soyons|Toulaud|Saint-Romain-de-Lerps|Châteaubourg
07140 Les Vans|Chambonas|Les Assions|Gravières|Les Salelles|Malarce-sur-la-Thines|Saint-Pierre-Saint-Jean|Malbosc|Sainte-Marguerite-Lafigère|Montselgues
07150 Vallon-Pont-d'Arc|Lagorce|Salavas|Vagnas|Orgnac-l'Aven|Labastide-de-Virac|Bessas
07160 Le Cheylard|Mariac|Belsentes|Accons|Saint-Jean-Roure|Saint-Michel-d'Aurance|Saint-Cierge-sous-le-Cheylard|Saint-Barthélemy-le-Meil|Dornas|Jaunac|Saint-Genest-Lachamp|Saint-Christol|Le Chambon|Saint-Andéol-de-Fourchades
07170 Villeneuve-de-Berg|Lavilledieu|Lussas|Mirabel|Saint-Germain|Darbres|Saint-Maurice-d'Ibie|Saint-Andéol-de-Berg|Saint-Laurent-sous-Coiron
07190 Saint-Sauveur-de-Montagut|Saint-Pierreville|Gluiras|Marcols-les-Eaux|Saint-Étienne-de-Serre|Beauvène|Saint-Maurice-en-Chalencon|Saint-Julien-du-Gua|Albon-d'Ardèche|Saint-Genest-Lachamp|Issamoulenc
07200 Aubenas|Saint-Étienne-de-Fontbellon|Vesseaux|Ucel|Lachapelle-sous-Aubenas|Saint-Sernin|Saint-Privat|Labégude|Mercuer|Vogüé|Saint-Didier-sous-Aubenas|Saint-Julien-du-Serre|Ailhon|Lanas|Saint-Étienne-de-Boulogne|Saint-Maurice-d'Ardèche|Fons|Lentillères|Rochecolombe|Saint-Michel-de-Boulogne
07210 Chomérac|Alissas|Baix|Saint-Lager-Bressac|Saint-Symphorien-sous-Chomérac|Saint-Vincent-de-Barrès|Rochessauve|Saint-Bauzile
07220 Viviers|Saint-Montan|Saint-Thomé|Larnas
07230 Lablachère|Chandolas|Payzac|Saint-Genest-de-Beauzon|Saint-André-Lachamp|Planzolles|Faugères
07240 Vernoux-en-Vivarais|Silhac|Chalencon|Châteauneuf-de-Vernoux|Saint-Jean-Chambre|Saint-Apollinaire-de-Rias|Saint-Julien-le-Roux
07250 Le Pouzin|Rompon
07260 Joyeuse|Rosières|Ribes|Vernon|Sablières|Saint-Mélany|Dompnac
07270 Lamastre|Empurany|Colombier-le-Jeune|Le Crestet|Saint-Barthélemy-Grozon|Gilhoc-sur-Ormèze|Saint-Basile|Saint-Prix|Boucieu-le-Roi|Nozières
07290 Quintenas|Satillieu|Ardoix|Saint-Romain-d'Ay|Préaux|Saint-Jeure-d'Ay|Saint-Symphorien-de-Mahun
07300 Tournon-sur-Rhône|Saint-Jean-de-Muzols|Mauves|Étables|Saint-Barthélemy-le-Plain|Plats|Glun|Cheminas
07310 Saint-Martin-de-Valamas|Arcens|Saint-Julien-d'Intres|Saint-Martial|Chanéac|Lachapelle-sous-Chanéac|Borée|Saint-Clément|La Rochette
07320 Saint-Agrève|Devesset|Saint-Julien-d'Intres|Mars|Rochepaule|Saint-Jeure-d'Andaure
07330 Thueyts|Mayres|Barnas|Astet
07340 Peaugres|Félines|Andance|Talencieux|Serrières|Charnas|Saint-Désirat|Limony|Champagne|Vinzieux|Peyraud|Bogy|Thorrenc|Saint-Jacques-d'Atticieux|Saint-Étienne-de-Valoux|Brossainc
07350 Cruas
07360 Les Ollières-sur-Eyrieux|Saint-Fortunat-sur-Eyrieux|Dunière-sur-Eyrieux|Saint-Michel-de-Chabrillanoux|Saint-Vincent-de-Durfort
07370 Sarras|Eclassan|Arras-sur-Rhône|Ozon
07380 Jaujac|Prades|Lalevade-d'Ardèche|Meyras|Pont-de-Labeaume|Fabras|La Souche|Chirols|Saint-Cirgues-de-Prades
07400 Le Teil|Rochemaure|Alba-la-Romaine|Meysse|Aubignas|Valvignères|Saint-Martin-sur-Lavezon|Sceautres|Saint-Pierre-la-Roche
07410 Saint-Félicien|Saint-Victor|Colombier-le-Vieux|Arlebosc|Pailharès|Bozas|Vaudevant
07430 Davézieux|Vernosc-lès-Annonay|Saint-Cyr|Saint-Clair|Savas|Colombier-le-Cardinal
07440 Alboussière|Champis|Boffres|Saint-Sylvestre
07450 Burzet|Saint-Pierre-de-Colombier|Sagnes-et-Goudoulet|Péreyres
07460 Saint-Paul-le-Jeune|Berrias-et-Casteljau|Banne|Saint-Sauveur-de-Cruzières|Beaulieu|Saint-André-de-Cruzières
07470 Coucouron|Le Lac-d'Issarlès|Lachapelle-Graillouse|Issarlès
07500 Guilherand-Granges
07510 Saint-Cirgues-en-Montagne|Sainte-Eulalie|Cros-de-Géorand|Mazan-l'Abbaye|Usclades-et-Rieutord|Issanlas
07520 Lalouvesc|Saint-Pierre-sur-Doux|Lafarre
07530 Vallées-d'Antraigues-Asperjoc|Genestelle|Saint-Joseph-des-Bancs|Aizac|Mézilhac|Laviolle|Lachamp-Raphaël
07560 Montpezat-sous-Bauzon|Le Roux
07570 Désaignes|Labatie-d'Andaure
07580 Saint-Jean-le-Centenier|Saint-Pons|Berzème|Saint-Gineys-en-Coiron
07590 Saint-Étienne-de-Lugdarès|Saint-Laurent-les-Bains-Laval-d'Aurelle|Cellier-du-Luc|Le Plagnal|Saint-Alban-en-Montagne|Borne
07600 Vals-les-Bains|Vallées-d'Antraigues-Asperjoc|Saint-Andéol-de-Vals|Labastide-sur-Bésorgues|Juvinas
07610 Vion|Lemps|Sécheras
07630 Le Béage|Cros-de-Géorand
07660 Lespéron|Lanarce|Issanlas|Lavillatte
07690 Villevocance|Vanosc|Vocance|Saint-Julien-Vocance|Saint-André-en-Vivarais|Monestier
07700 Bourg-Saint-Andéol|Saint-Marcel-d'Ardèche|Saint-Just-d'Ardèche|Saint-Martin-d'Ardèche|Saint-Remèze|Gras|Bidon
07790 Saint-Alban-d'Ay
07800 La Voulte-sur-Rhône|Charmes-sur-Rhône|Saint-Georges-les-Bains|Beauchastel|Saint-Laurent-du-Pape|Rompon|Saint-Cierge-la-Serre|Gilhac-et-Bruzac
08000 Charleville-Mézières|Villers-Semeuse|La Francheville|Prix-lès-Mézières|Warcq|Les Ayvelles
08090 Aiglemont|Montcy-Notre-Dame|Tournes|Saint-Laurent|Damouzy|Cliron|Houldizy|Warnécourt|Ham-les-Moines|Arreux|Fagnon|Haudrecy|Neuville-lès-This|Montcornet|Belval|This|Évigny|Sury
08110 Carignan|Blagny|Messincourt|Pure|Matton-et-Clémency|Escombres-et-le-Chesnois|Sailly|Les Deux-Villes|Mogues|Osnes|Linay|Sachy|Tétaigne|Tremblois-lès-Carignan|Williers
08120 Bogny-sur-Meuse
08130 Attigny|Écordal|Alland'Huy-et-Sausseuil|Givry|Saulces-Champenoises|Charbogne|Tourteron|Saint-Loup-Terrier|Neuville-Day|Vaux-Champagne|Ambly-Fleury|La Sabotterie|Saint-Lambert-et-Mont-de-Jeux|Rilly-sur-Aisne|Jonval|Semuy|Sainte-Vaubourg|Lametz|Coulommes-et-Marqueny|Guincourt|Chuffilly-Roche|Suzanne|Mont-Laurent
08140 Bazeilles|Douzy|Pouru-Saint-Remy|Francheval|Brévilly|Daigny|Pouru-aux-Bois
08150 Renwez|Rimogne|Lonny|Sormonne|Sécheval|Harcy|Rouvroy-sur-Audry|Aubigny-les-Pothées|Remilly-les-Pothées|Laval-Morency|Vaux-Villaine|Le Châtelet-sur-Sormonne|Murtin-et-Bogny|Tremblois-lès-Rocroi|Logny-Bogny|L'Échelle|Lépron-les-Vallées
08160 Nouvion-sur-Meuse|Flize|Dom-le-Mesnil|Chalandry-Elaire|Sapogne-et-Feuchères|Vendresse|Hannogne-Saint-Martin|Saint-Marceau|Étrépigny
08170 Fumay|Haybes|Hargnies|Fépin|Montigny-sur-Meuse
08190 Asfeld|Saint-Germainmont|Avaux|Villers-devant-le-Thour|Blanzy-la-Salonnaise|Le Thour|Gomont|Vieux-lès-Asfeld|Brienne-sur-Aisne|Aire|Roizy|Sault-Saint-Remy|Poilcourt-Sydney|Houdilcourt|Balham
08200 Sedan|Floing|Balan|Givonne|Saint-Menges|Glaire|Wadelincourt|Illy|Fleigneux|La Chapelle
08210 Mouzon|Beaumont-en-Argonne|Autrecourt-et-Pourron|Euilly-et-Lombut|Létanne|Villers-devant-Mouzon|Yoncq|Vaux-lès-Mouzon
08220 Rocquigny|Chaumont-Porcien|Seraincourt|Sévigny-Waleppe|Renneville|Remaucourt|Fraillicourt|Banogne-Recouvrance|La Romagne|Saint-Quentin-le-Petit|Hannogne-Saint-Rémy|Givron|Saint-Jean-aux-Bois|Draize|Doumely-Bégny|Chappes|Montmeillant|Rubigny|Vaux-lès-Rubigny
08230 Rocroi|Bourg-Fidèle|Gué-d'Hossus|Taillette|Regniowez|Sévigny-la-Forêt
08240 Buzancy|Belleville-et-Châtillon-sur-Bar|Brieulles-sur-Bar|Tailly|Boult-aux-Bois|Sommauthe|Bar-lès-Buzancy|Nouart|Authe|Briquenay|Thénorgues|Landres-et-Saint-Georges|Saint-Pierremont|Bayonville|Fossé|Verpel|Vaux-en-Dieulet|Germont|Autruche|Harricourt|Imécourt|La Berlière|Oches|Belval-Bois-des-Dames
08250 Grandpré|Olizy-Primat|Senuc|Chatel-Chéhéry|Apremont|Montcheutin|Saint-Juvin|Autry|Fléville|Marcq|Mouron|Vaux-lès-Mouron|Cornay|Condé-lès-Autry|Séchault|Bouconville|Champigneulle|Sommerance|Chevières|Beffu-et-le-Morthomme|Grandham|Exermont|Lançon
08260 Maubert-Fontaine|Auvillers-les-Forges|Éteignières|Girondelle|Chilly|Blombay|Antheny|Étalle|Flaignes-Havys|Estrebay|Champlin|Marby|Cernion
08270 Saulces-Monclin|Novion-Porcien|Sery|Viel-Saint-Remy|Wasigny|Faissault|Corny-Machéroménil|La Neuville-lès-Wasigny|Justine-Herbigny|Chesnois-Auboncourt|Sorcy-Bauthémont|Vaux-Montreuil|Puiseux|Wagnon|Auboncourt-Vauzelles|Mesmont|Grandchamp|Faux|Wignicourt
08290 Liart|Rumigny|Aouste|Hannappes|Blanchefosse-et-Bay|Prez|Marlemont|Bossus-lès-Rumigny|La Férée|Le Fréty
08300 Rethel|Sault-lès-Rethel|Tagnon|Neuflize|Amagne|Le Châtelet-sur-Retourne|Novy-Chevrières|Lucquy|Coucy|Acy-Romance|Barby|Saint-Loup-en-Champagne|Avançon|Biermes|Perthes|Bergnicourt|L'Écaille|Thugny-Trugny|Sorbon|Seuil|Écly|Nanteuil-sur-Aisne|Arnicourt|Inaumont|Bertoncourt|Hauteville|Doux|Son|Saint-Remy-le-Petit
08310 Juniville|La Neuville-en-Tourne-à-Fuy|Machault|Hauviné|Saint-Étienne-à-Arnes|Aussonce|Pauvres|Cauroy|Leffincourt|Alincourt|Ménil-Lépinois|Annelles|Saint-Clément-à-Arnes|Ménil-Annelles|Ville-sur-Retourne|Dricourt|Bignicourt|Saint-Pierre-à-Arnes|Mont-Saint-Remy
08320 Vireux-Wallerand|Vireux-Molhain|Aubrives|Hierges
08330 Vrigne aux Bois
08350 Vrigne aux Bois|Donchery|Noyers-Pont-Maugis|Chémery-Chéhéry|Cheveuges|Thelonne|Vrigne-Meuse|Villers-sur-Bar|Saint-Aignan
08360 Château-Porcien|Condé-lès-Herpy|Saint-Fergeux|Herpy-l'Arlésienne|Taizy
08370 Margut|Puilly-et-Charbeaux|Margny|Villy|La Ferté-sur-Chiers|Sapogne-sur-Marche|Moiry|Herbeuval|Signy-Montlibert|Fromy|Auflance|Malandry|Bièvres
08380 Signy-le-Petit|La Neuville-aux-Joûtes|Neuville-lez-Beaulieu|Fligny|Brognon|Tarzy|Auge
08390 Bairon et ses environs|Sauville|Tannay-le-Mont-Dieu|Montgon|Marquigny|Artaise-le-Vivier|Les Petites-Armoises|Sy|Les Grandes-Armoises|Stonne|Verrières
08400 Vouziers|Bairon et ses environs|Challerange|Monthois|Falaise|Savigny-sur-Aisne|Ballay|Quatre-Champs|Voncq|Vandy|Grivy-Loisy|Saint-Morel|Semide|La Croix-aux-Bois|Manre|Liry|Sugny|Toges|Mont-Saint-Martin|Contreuve|Tourcelles-Chaumont|Ardeuil-et-Montfauxelles|Sainte-Marie|Brécy-Brières|Marvaux-Vieux|Longwé|Quilly|Mars-sous-Bourcq|Chardeny|Bourcq|Aure|Noirval
08410 Boulzicourt
08430 Poix-Terron|Launois-sur-Vence|Jandun|Guignicourt-sur-Vence|Villers-le-Tilleul|Raillicourt|Villers-le-Tourneur|Montigny-sur-Vence|Baâlons|Mondigny|Chagny|La Horgne|Saint-Pierre-sur-Vence|Singly|Champigneul-sur-Vence|Neuvizy|Mazerny|Yvernaumont|Bouvellemont|Barbaise|Gruyères|Villers-sur-le-Mont|Touligny|Omont|Hagnicourt
08440 Vivier-au-Court|Lumes|Ville-sur-Lumes|Issancourt-et-Rumel|Gernelle
08450 Raucourt-et-Flaba|Remilly-Aillicourt|Haraucourt|Chémery-Chéhéry|Angecourt|Bulson|La Besace|La Neuville-à-Maire|Maisoncelle-et-Villers|Omicourt
08460 Signy-l'Abbaye|Thin-le-Moutier|Clavy-Warby|Saint-Marcel|Dommery|Lalobbe|Neufmaison|Maranwez
08500 Revin|Les Mazures|Anchamps
08600 Givet|Fromelennes|Chooz|Rancennes|Foisches|Ham-sur-Meuse|Landrichamps|Charnois
08700 Nouzonville|Neufmanil|Gespunsart|La Grandville|Joigny-sur-Meuse
08800 Monthermé|Les Hautes-Rivières|Deville|Thilay|Laifour|Tournavaux|Haulmé
09000 Foix|Saint-Paul-de-Jarrat|Saint-Jean-de-Verges|Serres-sur-Arget|Ferrières-sur-Ariège|Ganac|Vernajoul|Saint-Pierre-de-Rivière|Brassac|Montoulieu|Saint-Martin-de-Caralp|Prayols|Loubières|Cos|L'Herm|Bénac|Soula|Baulou|Celles|Pradières|Le Bosc|Arabaux|Burret
09100 Pamiers|La Tour-du-Crieu|Saint-Jean-du-Falga|Les Pujols|Bonnac|Villeneuve-du-Paréage|Benagues|Bézac|Escosse|Le Carlaret|Madière|Saint-Amadou|Les Issards|Saint-Martin-d'Oydes|Arvigna|Saint-Victor-Rouzaud|Unzent|Ludiès|Saint-Michel|Lescousse
09110 Ax-les-Thermes|Savignac-les-Ormeaux|Perles-et-Castelet|Mérens-les-Vals|Orlu|Ignaux|Ascou|Orgeix|Sorgeat|Prades|Vaychis|Montaillou|Tignac
09120 Varilhes|Rieux-de-Pelleport|Crampagna|Dalou|Saint-Félix-de-Rieutord|Montégut-Plantaurel|Coussa|Loubens|Ventenac|Ségura|Gudas|Vira|Artix|Malléon|Saint-Bauzeil|Cazaux|Calzan
09130 Le Fossat|Carla-Bayle|Artigat|Pailhès|Sainte-Suzanne|Durfort|Villeneuve-du-Latou|Sieuras|Lanoux|Monesple|Castéras
09140 Seix|Ercé|Oust|Soueix-Rogalle|Ustou|Aulus-les-Bains|Sentenac-d'Oust|Couflens
09160 Prat-Bonrepaux|Betchat|Mercenac|Caumont|Cazavet|La Bastide-du-Salat|Taurignan-Castet|Lacave|Montgauch|Mauvezin-de-Prat
09190 Saint-Lizier|Lorp-Sentaraille|Gajan|Taurignan-Vieux
09200 Saint-Girons|Montjoie-en-Couserans|Moulis|Eycheil|Montesquieu-Avantès|Rivèrenert|Lacourt|Erp|Alos|Encourtiech|Montégut-en-Couserans
09210 Lézat-sur-Lèze|Saint-Ybars
09220 Val-de-Sos|Auzat|Siguer|Illier-et-Laramade|Gestiès|Orus|Lercoul
09230 Sainte-Croix-Volvestre|Fabas|Lasserre|Montardit|Tourtouse|Cérizols|Mérigon|Bédeille|Contrazy|Mauvezin-de-Sainte-Croix|Bagert|Barjac
09240 La Bastide-de-Sérou|Alzen|Cadarcet|Durban-sur-Arize|Montels|Montseron|Montagagne|Allières|Larbont|Aigues-Juntes|Nescus|Sentenac-de-Sérou|Suzan
09250 Luzenac|Garanou|Unac|Lordat|Caussou|Vernaux|Bestiac|Axiat|Appy|Caychax-et-Senconac
09270 Mazères
09290 Le Mas-d'Azil|Camarade|Gabre
09300 Lavelanet|Bélesta|Villeneuve-d'Olmes|Montferrier|Fougax-et-Barrineuf|L'Aiguillon|Saint-Jean-d'Aigues-Vives|Dreuilhe|Lesparrou|Péreille|Lieurac|Carla-de-Roquefort|Bénaix|Roquefixade|Sautel|Ilhat|Montségur|Leychert|Nalzen|Freychenet|Roquefort-les-Cascades|Raissac
09310 Les Cabannes|Verdun|Aston|Aulos-Sinsat|Albiès|Vèbre|Lassur|Larcat|Bouan|Château-Verdun|Pech|Urs|Larnat
09320 Massat|Soulan|Biert|Boussenac|Le Port|Aleu
09330 Montgailhard
09340 Verniolle
09350 Daumazan-sur-Arize|Les Bordes-sur-Arize|La Bastide-de-Besplas|Sabarat|Campagne-sur-Arize|Fornex|Castex|Montfa|Méras|Thouars-sur-Arize|Loubaut
09390 L'Hospitalet-près-l'Andorre
09400 Tarascon-sur-Ariège|Mercus-Garrabet|Arignac|Saurat|Rabat-les-Trois-Seigneurs|Surba|Ussat|Quié|Ornolac-Ussat-les-Bains|Arnave|Bompas|Capoulet-et-Junac|Bédeilhac-et-Aynat|Niaux|Miglos|Gourbit|Cazenave-Serres-et-Allens|Alliat|Génat|Lapège
09420 Rimont|Lescure|Castelnau-Durban|Esplas-de-Sérou|Clermont
09460 Quérigut|Rouze|Carcanières|Le Pla|Mijanès|Artigues|Le Puch
09500 Mirepoix|Rieucros|La Bastide-de-Bousignac|Saint-Quentin-la-Tour|Tourtrol|Moulin-Neuf|Lagarde|Coutens|Roumengoux|Besset|Teilhet|Saint-Félix-de-Tournegat|Camon|Viviès|Manses|Lapenne|Troye-d'Ariège|Vals|Saint-Julien-de-Gras-Capou|Cazals-des-Baylès|Malegoude|Sainte-Foi
09600 Laroque-d'Olmes|La Bastide-sur-l'Hers|Dun|Aigues-Vives|Léran|Le Peyrat|Tabre|Esclagne|Limbrassac|Montbel|Régat|Belloc|Pradettes
09700 Saverdun|Montaut|Le Vernet|Saint-Quirc|La Bastide-de-Lordat|Lissac|Gaudiès|Canté|Brie|Labatut|Esplas|Trémoulet|Justiniac
09800 Castillon-en-Couserans|Engomer|Bordes-Uchentein|Balaguères|Argein|Sentein|Cescau|Orgibet|Saint-Lary|Audressein|Arrien-en-Bethmale|Bonac-Irazein|Galey|Bethmale|Arrout|Augirein|Antras|Illartein|Aucazein|Balacet|Buzan|Salsein|Villeneuve|Saint-Jean-du-Castillonnais|Sor
10000 Troyes
10100 Romilly-sur-Seine|Pars-lès-Romilly|Gélannes|Crancey|Ossey-les-Trois-Maisons|Saint-Martin-de-Bossenay|Saint-Hilaire-sous-Romilly|Saint-Loup-de-Buffigny|La Fosse-Corduan
10110 Bar-sur-Seine|Celles-sur-Ource|Landreville|Loches-sur-Ource|Merrey-sur-Arce|Polisot|Bourguignons|Vitry-le-Croisé|Ville-sur-Arce|Villemorien|Polisy|Magnant|Balnot-sur-Laignes|Chervey|Chauffour-lès-Bailly|Viviers-sur-Artaut|Marolles-lès-Bailly|Éguilly-sous-Bois|Buxeuil|Fralignes|Buxières-sur-Arce|Poligny|Bertignolles|Chacenay
10120 Saint-André-les-Vergers|Saint-Germain|Saint-Pouange|Laines-aux-Bois
10130 Ervy-le-Châtel|Auxon|Chessy-les-Prés|Saint-Phal|Chamoy|Marolles-sous-Lignières|Eaux-Puiseaux|Montigny-les-Monts|Vosnon|Davrey|Lignières|Villeneuve-au-Chemin|Racines|Avreuil|Bernon|Montfey|Coursan-en-Othe|Les Croûtes|Courtaoult
10140 Vendeuvre-sur-Barse|Mesnil-Saint-Père|La Villeneuve-au-Chêne|Magny-Fouchard|Jessains|Amance|Villy-en-Trodes|Puits-et-Nuisement|Briel-sur-Barse|Trannes|Bossancourt|Beurey|Vauchonvilliers|Thieffrain|Unienville|Argançon|La Loge-aux-Chèvres|Longpré-le-Sec|Montmartin-le-Haut|Juvanzé|Maison-des-Champs|Champ-sur-Barse
10150 Pont-Sainte-Marie|Creney-près-Troyes|Sainte-Maure|Charmont-sous-Barbuise|Lavau|Voué|Luyères|Aubeterre|Montsuzain|Feuges|Vailly
10160 Aix-Villemaur-Pâlis|Saint-Mards-en-Othe|Maraye-en-Othe|Paisy-Cosdon|Rigny-le-Ferron|Planty|Saint-Benoist-sur-Vanne|Vulaines|Villemoiron-en-Othe|Bérulle|Nogent-en-Othe
10170 Méry-sur-Seine|Vallant-Saint-Georges|Les Grandes-Chapelles|Droupt-Saint-Basle|Saint-Oulph|Orvilliers-Saint-Julien|Droupt-Sainte-Marie|Mesgrigny|Chauchigny|Rhèges|Étrelles-sur-Aube|Longueville-sur-Aube|Bessy|Prémierfait
10180 Saint-Lyé|Saint-Benoît-sur-Seine
10190 Aix-Villemaur-Pâlis|Estissac|Fontvannes|Mesnil-Saint-Loup|Vauchassis|Neuville-sur-Vanne|Chennegy|Messon|Bucey-en-Othe|Bercenay-en-Othe|Prugny|Dierrey-Saint-Pierre|Dierrey-Saint-Julien
10200 Bar-sur-Aube|Soulaines-Dhuys|Arsonval|Champignol-lez-Mondeville|Baroville|Fontaine|Ailleville|Proverville|Montier-en-l'Isle|Couvignon|Arrentières|Colombé-la-Fosse|Bligny|Colombé-le-Sec|Lignol-le-Château|Meurville|Spoy|Voigny|Jaucourt|Dolancourt|Rouvres-les-Vignes|Bergères|Arconville|Thil|Urville|Ville-sur-Terre|Lévigny|Éclance|Thors|Saulcy|Vernonvilliers|Maisons-lès-Soulaines|Fresnay|Fuligny|Fravaux|Engente
10210 Chaource|Chesley|Vanlay|Lantages|Les Loges-Margueron|Lagesse|Cussangy|Coussegrey|Maisons-lès-Chaource|Vallières|Pargues|Étourvy|Balnot-la-Grange|Villiers-le-Bois|Praslin|Prusy|Les Granges|Villiers-sous-Praslin|Metz-Robert|La Loge-Pomblin|Chaserey|Turgy|Vougrey
10220 Piney|Brévonnes|Mesnil-Sellières|Rouilly-Sacey|Val-d'Auzon|Géraudot|Dosches|Onjon|Bouy-Luxembourg|Assencières
10230 Mailly-le-Camp
10240 Ramerupt|Dampierre|Nogent-sur-Aube|Pougy|Coclois|Isle-Aubigny|Avant-lès-Ramerupt|Chaudrey|Longsols|Aulnay|Brillecourt|Magnicourt|Vaucogne|Verricourt|Mesnil-Lettre|Dommartin-le-Coq|Morembert
10250 Mussy-sur-Seine|Gyé-sur-Seine|Neuville-sur-Seine|Plaines-Saint-Lange|Courteron
10260 Saint-Parres-lès-Vaudes|Villemoyenne|Vaudes|Virey-sous-Bar|Rumilly-lès-Vaudes|Fouchères|Chappes|Montceaux-lès-Vaudes|Jully-sur-Sarce|Courtenot
10270 Lusigny-sur-Barse|Montaulin|Bouranton|Courteranges|Laubressel|Montiéramey|Montreuil-sur-Barse|Fresnoy-le-Château
10280 Fontaine-les-Grès|Saint-Mesmin|Rilly-Sainte-Syre
10290 Marcilly-le-Hayer|Faux-Villecerf|Avon-la-Pèze|Bercenay-le-Hayer|Trancault|Pouy-sur-Vannes|Rigny-la-Nonneuse|Bourdenay|Villadin|Fay-lès-Marcilly|Charmoy
10300 Sainte-Savine|Macey|Montgueux
10310 Ville-sous-la-Ferté|Bayel|Longchamp-sur-Aujon|Juvancourt
10320 Bouilly|Jeugny|Saint-Jean-de-Bonneval|Souligny|Crésantignes|Sommeval|Villery|Roncenay|Javernant|Longeville-sur-Mogne|Assenay|Fays-la-Chapelle|Lirey|Machy|Maupas
10330 Chavanges|Jasseines|Montmorency-Beaufort|Lentilles|Joncreuil|Donnement|Villeret|Balignicourt|Saint-Léger-sous-Margerie|Arrembécourt|Pars-lès-Chavanges|Bailly-le-Franc
10340 Les Riceys|Bragelogne-Beauvoir|Avirey-Lingey|Bagneux-la-Fosse|Channes|Arrelles
10350 Marigny-le-Châtel|Saint-Flavy|Le Pavillon-Sainte-Julie|Saint-Lupien|Prunay-Belleville|Villeloup|Échemines
10360 Essoyes|Fontette|Cunfin|Verpillières-sur-Ource|Noé-les-Mallets|Saint-Usage
10370 Villenauxe-la-Grande
10380 Plancy-l'Abbaye|Charny-le-Bachot|Boulages|Viâpres-le-Petit
10390 Verrières|Clérey
10400 Nogent-sur-Seine|Traînel|Pont-sur-Seine|La Saulsotte|Fontaine-Mâcon|Le Mériot|Saint-Aubin|Avant-lès-Marcilly|Barbuise|Ferreux-Quincey|La Motte-Tilly|Montpothier|La Louptière-Thénard|Soligny-les-Étangs|Marnay-sur-Seine|Gumery|Plessis-Barbuise|Périgny-la-Rose|Courceroy|La Villeneuve-au-Châtelot|Saint-Nicolas-la-Chapelle|Fontenay-de-Bossery|Bouy-sur-Orvin
10410 Saint-Parres-aux-Tertres|Villechétif|Ruvigny|Thennelières
10420 Les Noës-près-Troyes
10430 Rosières-près-Troyes
10440 La Rivière-de-Corps|Torvilliers
10450 Bréviandes
10500 Brienne-le-Château|Dienville|Brienne-la-Vieille|Saint-Léger-sous-Brienne|Radonvilliers|Lesmont|Morvilliers|Mathaux|Hampigny|Petit-Mesnil|Vallentigny|Précy-Saint-Martin|Rosnay-l'Hôpital|Maizières-lès-Brienne|Épothémont|Chalette-sur-Voire|Pel-et-Der|Épagne|La Rothière|Crespy-le-Neuf|Juzanvigny|Braux|Chaumesnil|Molins-sur-Aube|Blaincourt-sur-Aube|Précy-Notre-Dame|Perthes-lès-Brienne|Lassicourt|Yèvres-le-Petit|Blignicourt|Rances|La Chaise|Bétignicourt|Saint-Christophe-Dodinicourt|Ville-aux-Bois|Courcelles-sur-Voire
10510 Maizières-la-Grande-Paroisse|Châtres|Origny-le-Sec
10600 La Chapelle-Saint-Luc|Barberey-Saint-Sulpice|Payns|Savières|Mergey|Villacerf
10700 Arcis-sur-Aube|Pouan-les-Vallées|Torcy-le-Grand|Le Chêne|Lhuître|Saint-Remy-sous-Barbuise|Villette-sur-Aube|Chapelle-Vallon|Semoine|Allibaudières|Trouans|Vinets|Saint-Étienne-sous-Barbuise|Ormes|Nozay|Poivres|Herbisse|Saint-Nabord-sur-Aube|Vaupoisson|Salon|Champfleury|Dosnon|Champigny-sur-Aube|Grandville|Villiers-Herbisse|Torcy-le-Petit|Mesnil-la-Comtesse|Ortillon
10800 Saint-Julien-les-Villas|Buchères|Saint-Léger-près-Troyes|Moussey|Saint-Thibault|Les Bordes-Aumont|Rouilly-Saint-Loup|Isle-Aumont|Cormost|La Vendue-Mignot|Villemereuil|Villy-le-Maréchal|Villy-le-Bois
11000 Carcassonne|Berriac
11100 Narbonne|Montredon-des-Corbières|Bages
11110 Coursan|Salles-d'Aude|Vinassan|Armissan
11120 Argeliers|Saint-Nazaire-d'Aude|Moussan|Saint-Marcel-sur-Aude|Ginestas|Bize-Minervois|Marcorignan|Mirepeisset|Ventenac-en-Minervois|Pouzols-Minervois|Mailhac|Sainte-Valière
11130 Sigean
11140 Axat|Puilaurens|Rodome|Montfort-sur-Boulzane|Roquefort-de-Sault|Artigues|Escouloubre|Salvezines|Bessède-de-Sault|Aunat|Counozouls|Cailla|Gincla|Le Bousquet|Sainte-Colombe-sur-Guette|Niort-de-Sault|Joucou|Galinagues|Le Clat|Mérial|Belfort-sur-Rebenty|Marsa|Mazuby|Campagna-de-Sault|La Fajolle|Fontanès-de-Sault
11150 Bram|Pexiora|Villepinte|Villasavary|Villesiscle
11160 Rieux-Minervois|Caunes-Minervois|Peyriac-Minervois|Villeneuve-Minervois|Trausse|Cabrespine|Lespinassière|Castans|Citou|Trassanel
11170 Pezens|Alzonne|Caux-et-Sauzens|Moussoulens|Villesèquelande|Montolieu|Sainte-Eulalie|Raissac-sur-Lampy|Villespy|Cenne-Monestiés|Carlipa|Saint-Martin-le-Vieil
11190 Couiza|Montazels|Antugnac|Roquetaillade-et-Conilhac|Luc-sur-Aude|Bugarach|Arques|Rennes-les-Bains|Sougraigne|La Serpent|Peyrolles|Rennes-le-Château|Serres|Cubières-sur-Cinoble|Fourtou|Camps-sur-l'Agly|Cassaignes|Coustaussa
11200 Lézignan-Corbières|Canet|Bizanet|Saint-André-de-Roquelongue|Fabrezan|Névian|Ferrals-les-Corbières|Luc-sur-Orbieu|Ornaisons|Conilhac-Corbières|Cruscades|Boutenac|Paraza|Montséret|Homps|Villedaigne|Thézan-des-Corbières|Roubia|Escales|Tourouzelle|Argens-Minervois|Camplong-d'Aude|Raissac-d'Aude
11210 Port-la-Nouvelle
11220 Saint-Laurent-de-la-Cabrerisse|Val-de-Dagne|Lagrasse|Talairan|Tournissan|Ribaute|Serviès-en-Val|Saint-Pierre-des-Champs|Coustouge|Taurize|Labastide-en-Val|Rieux-en-Val|Arquettes-en-Val|Caunettes-en-Val|Fajac-en-Val|Jonquières|Mayronnes|Villetritouls|Saint-Martin-des-Puits|Villar-en-Val
11230 Chalabre|Puivert|Sainte-Colombe-sur-l'Hers|Rivel|Val de Lambronne|Sonnac-sur-l'Hers|Saint-Benoît|Tréziers|Montjardin|Villefort|Courtauly|Peyrefitte-du-Razès|Corbières
11240 Belvèze-du-Razès|Alaigne|Cambieure|Bellegarde-du-Razès|Cailhau|Routier|Escueillens-et-Saint-Just-de-Bélengard|Mazerolles-du-Razès|Cailhavel|Hounoux|Gramazie|Ferran|Donazac|Fenouillet-du-Razès|La Courtète|Montgradail|Monthaut|Lignairolles|Seignalens
11250 Pomas|Leuc|Saint-Hilaire|Preixan|Couffoulens|Rouffiac-d'Aude|Verzeille|Ladern-sur-Lauquet|Montclar|Villebazy|Gardie|Villar-Saint-Anselme|Greffeil|Clermont-sur-Lauquet|Caunette-sur-Lauquet
11260 Espéraza|Campagne-sur-Aude|Val-du-Faby|Saint-Jean-de-Paracol
11270 Fanjeaux|Lasserre-de-Prouille|La Force|La Cassaigne|Laurac|Brézilhac|Plavilla|Gaja-la-Selve|Saint-Gaudéric|Cazalrenoux|Ribouisse|Orsans|Saint-Julien-de-Briola|Saint-Amans|Generville
11290 Montréal|Lavalette|Alairac|Arzens|Roullens|Villeneuve-lès-Montréal
11300 Limoux|Pieusse|Cournanel|Lauraguel|Cépie|Magrie|La Digne-d'Aval|Malras|Saint-Martin-de-Villereglan|Malviès|Pauligne|Villelongue-d'Aude|Brugairolles|Gaja-et-Villedieu|La Digne-d'Amont|Roquetaillade-et-Conilhac|Loupia|Castelreng|Ajac|Festes-et-Saint-André|Saint-Polycarpe|Bouriège|Tourreilles|Villarzel-du-Razès|Bourigeole|Pomy|Saint-Couat-du-Razès|La Bezole
11310 Saissac|Saint-Denis|Villemagne|Lacombe
11320 Labastide-d'Anjou|Montferrand|Montmaur|Les Cassés|Soupex|Saint-Paulet|Airoux
11330 Villerouge-Termenès|Davejean|Laroque-de-Fa|Félines-Termenès|Soulatgé|Albières|Mouthoumet|Vignevieille|Bouisse|Maisons|Lanet|Lairière|Termes|Dernacueillette|Montjoi|Montgaillard|Auriac|Palairac|Massac|Salza
11340 Belcaire|Roquefeuil|Espezel|Belvis|Camurac|Comus
11350 Tuchan|Paziols|Duilhac-sous-Peyrepertuse|Padern|Cucugnan|Rouffiac-des-Corbières
11360 Durban-Corbières|Villesèque-des-Corbières|Saint-Jean-de-Barrou|Villeneuve-les-Corbières|Fraissé-des-Corbières|Cascastel-des-Corbières|Embres-et-Castelmaure|Fontjoncouse|Albas|Quintillan
11370 Leucate
11380 Mas-Cabardès|Pradelles-Cabardès|Roquefère|Labastide-Esparbairenque|Les Ilhes|Miraval-Cabardès|La Tourette-Cabardès
11390 Cuxac-Cabardès|Fontiers-Cabardès|Brousses-et-Villaret|Les Martys|Caudebronde|Laprade
11400 Castelnaudary|Villeneuve-la-Comptal|Saint-Martin-Lalande|Mas-Saintes-Puelles|Lasbordes|Saint-Papoul|Fendeille|Issel|Peyrens|Laurabuc|Labécède-Lauragais|Souilhanels|Souilhe|Ricaud|Verdun-en-Lauragais|Les Brunels|Mireval-Lauragais|La Pomarède|Puginier|Tréville|Fonters-du-Razès
11410 Salles-sur-l'Hers|Saint-Michel-de-Lanès|Payra-sur-l'Hers|Baraigne|Molleville|Sainte-Camelle|Belflou|Mézerville|Montauriol|La Louvière-Lauragais|Marquein|Gourvieille|Fajac-la-Relenque|Cumiès
11420 Belpech|Molandier|Plaigne|Lafage|Mayreville|Pech-Luna|Peyrefitte-sur-l'Hers|Villautou|Saint-Sernin|Cahuzac|Pécharic-et-le-Py
11430 Gruissan
11440 Peyriac-de-Mer
11480 La Palme
11490 Portel-des-Corbières
11500 Quillan|Ginoles|Belvianes-et-Cavirac|Nébias|Granès|Saint-Ferriol|Saint-Julia-de-Bec|Saint-Louis-et-Parahou|Coudons|Saint-Just-et-le-Bézu|Quirbajou|Saint-Martin-Lys
11510 Fitou|Caves|Treilles|Feuilla
11540 Roquefort-des-Corbières
11560 Fleury
11570 Palaja|Cazilhac|Cavanac|Villefloure|Mas-des-Cours
11580 Alet-les-Bains|Missègre|Villardebelle|Belcastel-et-Buc|Véraza|Valmigère|Terroles
11590 Cuxac-d'Aude|Sallèles-d'Aude|Ouveillan
11600 Conques-sur-Orbiel|Villegailhenc|Villegly|Villalier|Malves-en-Minervois|Villardonnel|Aragon|Salsigne|Bagnoles|Villarzel-Cabardès|Villanière|Lastours|Limousis|Sallèles-Cabardès|Fraisse-Cabardès|Fournes-Cabardès
11610 Pennautier|Ventenac-Cabardès
11620 Villemoustaussou
11700 Capendu|La Redorte|Puichéric|Pépieux|Azille|Douzens|Moux|Fontcouverte|Castelnau-d'Aude|Saint-Couat-d'Aude|Montbrun-des-Corbières|Comigne|Blomac|Roquecourbe-Minervois
11800 Trèbes|Laure-Minervois|Barbaira|Badens|Marseillette|Fontiès-d'Aude|Rustiques|Aigues-Vives|Floure|Villedubert|Monze|Bouilhonnac|Saint-Frichoux|Montirat
12000 Rodez|Onet-le-Château|Druelle Balsac|Le Monastère
12100 Millau|Creissels|Saint-Georges-de-Luzençon|Comprégnac|La Roque-Sainte-Marguerite
12110 Aubin|Cransac-les-Thermes|Viviez
12120 Cassagnes-Bégonhès|Arvieu|Salmiech|Sainte-Juliette-sur-Viaur|Comps-la-Grand-Ville|Centrès|Rullac-Saint-Cirq|Auriac-Lagast|Meljac
12130 Saint Geniez d'Olt et d'Aubrac|Sainte-Eulalie-d'Olt|Saint-Martin-de-Lenne|Pierrefiche|Pomayrols|La Capelle-Bonance
12140 Entraygues-sur-Truyère|Saint-Hippolyte|Golinhac|Campouriez|Florentin-la-Capelle|Espeyrac|Le Fel
12150 Sévérac d'Aveyron
12160 Baraqueville|Moyrazès|Manhac|Boussac|Gramond|Camboulazet
12170 Réquista|Lédergues|La Selve|Durenque|Saint-Jean-Delnous|Saint-Just-sur-Viaur|Connac
12190 Le Nayrac|Sébrazac|Estaing|Coubisou
12200 Villefranche-de-Rouergue|Le Bas Ségala|Martiel|La Rouquette|Toulonjac|Savignac|Vailhourles|Sanvensa|Morlhon-le-Haut|Monteils|Saint-Rémy
12210 Argences en Aubrac|Laguiole|Montpeyroux|Soulages-Bonneval|Curières|Cassuéjouls
12220 Montbazens|Roussennac|Vaureilles|Galgan|Lugan|Les Albres|Valzergues|Peyrusse-le-Roc
12230 La Cavalerie|Nant|Saint-Jean-du-Bruel|L'Hospitalet-du-Larzac|Sainte-Eulalie-de-Cernon|La Couvertoirade|Sauclières|Lapanouse-de-Cernon
12240 Rieupeyroux|Le Bas Ségala|Colombiès|Castanet|Pradinas|La Capelle-Bleys
12250 Roquefort-sur-Soulzon|Tournemire|Saint-Jean-et-Saint-Paul|Saint-Jean-d'Alcapiès|Viala-du-Pas-de-Jaux
12260 Villeneuve|Sainte-Croix|Salles-Courbatiès|Foissac|Salvagnac-Cajarc|La Capelle-Balaguier|Montsalès|Saint-Igest|Ambeyrac|Balaguier-d'Olt|Ols-et-Rinhodes|Saujac
12270 La Fouillade|Najac|Saint-André-de-Najac|Lunac|Bor-et-Bar
12290 Pont-de-Salars|Ségur|Le Vibal|Trémouilles|Canet-de-Salars|Prades-Salars|Arques
12300 Decazeville|Firmi|Livinhac-le-Haut|Flagnac|Boisse-Penchot|Saint-Santin|Almont-les-Junies|Saint-Parthem|Bouillac
12310 Laissac-Sévérac l'Église|Bertholène|Palmas d'Aveyron|Gaillac-d'Aveyron|Vimenet
12320 Conques-en-Rouergue|Sénergues|Saint-Félix-de-Lunel|Pruines
12330 Salles-la-Source|Marcillac-Vallon|Valady|Saint-Christophe-Vallon|Clairvaux-d'Aveyron|Nauviale|Mouret|Muret-le-Château
12340 Bozouls|Rodelle|Palmas d'Aveyron|Gabriac
12350 Maleville|Lanuéjouls|Drulhe|Privezac|Compolibat|Brandonnet|Prévinquières
12360 Camarès|Brusque|Fayet|Montagnol|Sylvanès|Gissac|Peux-et-Couffouleux|Mélagues|Arnac-sur-Dourdou|Tauriac-de-Camarès
12370 Belmont-sur-Rance|Combret|Murasson|Mounes-Prohencoux|Saint-Sever-du-Moustier
12380 Saint-Sernin-sur-Rance|Laval-Roquecezière|Pousthomy|Montfranc|La Serre|Balaguier-sur-Rance
12390 Rignac|Anglars-Saint-Félix|Auzits|Mayran|Goutrens|Bournazel|Escandolières|Belcastel
12400 Saint-Affrique|Vabres-l'Abbaye|Montlaur|Versols-et-Lapeyre|Rebourguil|Saint-Victor-et-Melvieu|Saint-Félix-de-Sorgues|Calmels-et-le-Viala|Les Costes-Gozon
12410 Salles-Curan|Curan
12420 Argences en Aubrac|Cantoin
12430 Villefranche-de-Panat|Lestrade-et-Thouels|Le Truel|Alrance|Ayssènes
12440 La Salvetat-Peyralès|Lescure-Jaoul|Tayrac
12450 Luc-la-Primaube|Flavin|Calmont
12460 Saint-Amans-des-Cots|Campouriez|Huparlac|Montézic|Saint-Symphorien-de-Thénières
12470 Saint-Chély-d'Aubrac|Condom-d'Aubrac|Prades-d'Aubrac
12480 Broquiès|Saint-Izaire|Brousse-le-Château
12490 Saint-Rome-de-Cernon|Saint-Rome-de-Tarn|Viala-du-Tarn|Montjaux|La Bastide-Pradines
12500 Espalion|Saint-Côme-d'Olt|Castelnau-de-Mandailles|Lassouts|Le Cayrol|Bessuéjouls
12510 Olemps|Druelle Balsac
12520 Aguessac|Compeyre|Paulhe|Verrières
12540 Cornus|Fondamente|Marnhagues-et-Latour|Saint-Beaulize|Le Clapier
12550 Coupiac|Saint-Juéry|Martrin|Plaisance|Brasc|Montclar|La Bastide-Solages
12560 Saint-Laurent-d'Olt|Campagnac|Saint-Saturnin-de-Lenne
12580 Campuac|Villecomtal
12600 Mur-de-Barrez|Brommat|Lacroix-Barrez|Taussac|Thérondels|Murols
12620 Saint-Beauzély|Castelnau-Pégayrols|Saint-Laurent-de-Lévézou
12630 Montrozier|Agen-d'Aveyron
12640 Rivière-sur-Tarn|La Cresse
12700 Capdenac-Gare|Causse-et-Diège|Asprières|Sonnac|Naussac
12720 Mostuéjouls|Saint-André-de-Vézines|Veyreau|Peyreleau
12740 Sébazac-Concourès|La Loubière
12780 Vézins-de-Lévézou|Saint-Léons
12800 Naucelle|Quins|Sauveterre-de-Rouergue|Camjac|Tauriac-de-Naucelle|Crespin|Cabanès|Saint-Just-sur-Viaur|Castelmary
12850 Onet-le-Château|Sainte-Radegonde
13001 Marseille
13002 Marseille
13003 Marseille
13004 Marseille
13005 Marseille
13006 Marseille
13007 Marseille
13008 Marseille
13009 Marseille
13010 Marseille
13011 Marseille
13012 Marseille
13013 Marseille
13014 Marseille
13015 Marseille
13016 Marseille
13080 Aix-en-Provence
13090 Aix-en-Provence
13100 Aix-en-Provence|Le Tholonet|Saint-Marc-Jaumegarde|Beaurecueil|Saint-Antonin-sur-Bayon
13103 Saint-Étienne-du-Grès|Mas-Blanc-des-Alpilles
13104 Arles
13105 Mimet
13109 Simiane-Collongue
13110 Port-de-Bouc
13111 Coudoux
13112 La Destrousse
13113 Lamanon
13114 Puyloubier
13115 Saint-Paul-lès-Durance
13116 Vernègues
13117 Martigues
13118 Istres
13119 Saint-Savournin
13120 Gardanne
13121 Aurons
13122 Ventabren
13123 Arles
13124 Peypin
13126 Vauvenargues
13127 Vitrolles
13129 Arles
13130 Berre-l'Étang
13140 Miramas
13150 Tarascon|Boulbon|Saint-Pierre-de-Mézoargues
13160 Châteaurenard
13170 Les Pennes-Mirabeau
13180 Gignac-la-Nerthe
13190 Allauch
13200 Arles
13210 Saint-Rémy-de-Provence
13220 Châteauneuf-les-Martigues
13230 Port-Saint-Louis-du-Rhône
13240 Septèmes-les-Vallons
13250 Saint-Chamas|Cornillon-Confoux
13260 Cassis
13270 Fos-sur-Mer
13280 Arles
13290 Aix-en-Provence
13300 Salon-de-Provence
13310 Saint-Martin-de-Crau
13320 Bouc-Bel-Air
13330 Pélissanne|La Barben
13340 Rognac
13350 Charleval
13360 Roquevaire
13370 Mallemort
13380 Plan-de-Cuques
13390 Auriol
13400 Aubagne
13410 Lambesc
13420 Gémenos
13430 Eyguières
13440 Cabannes
13450 Grans
13460 Saintes-Maries-de-la-Mer
13470 Carnoux-en-Provence
13480 Cabriès
13490 Jouques
13500 Martigues
13510 Éguilles
13520 Maussane-les-Alpilles|Paradou|Les Baux-de-Provence
13530 Trets
13540 Aix-en-Provence
13550 Noves
13560 Sénas
13570 Barbentane
13580 La Fare-les-Oliviers
13590 Meyreuil
13600 La Ciotat|Ceyreste
13610 Le Puy-Sainte-Réparade|Saint-Estève-Janson
13620 Carry-le-Rouet
13630 Eyragues
13640 La Roque-d'Anthéron
13650 Meyrargues
13660 Orgon
13670 Saint-Andiol|Verquières
13680 Lançon-Provence
13690 Graveson
13700 Marignane
13710 Fuveau
13720 La Bouilladisse|Belcodène
13730 Saint-Victoret
13740 Le Rove
13750 Plan-d'Orgon
13760 Saint-Cannat
13770 Venelles
13780 Cuges-les-Pins|Riboux
13790 Rousset|Peynier|Châteauneuf-le-Rouge
13800 Istres
13810 Eygalières
13820 Ensuès-la-Redonne
13821 La Penne-sur-Huveaune
13830 Roquefort-la-Bédoule
13840 Rognes
13850 Gréasque
13860 Peyrolles-en-Provence
13870 Rognonas
13880 Velaux
13890 Mouriès
13910 Maillane
13920 Saint-Mitre-les-Remparts
13930 Aureille
13940 Mollégès
13950 Cadolive
13960 Sausset-les-Pins
13980 Alleins
13990 Fontvieille
14000 Caen
14100 Lisieux|Saint-Désir|Beuvillers|Saint-Martin-de-Mailloc|Glos|Hermival-les-Vaux|Saint-Martin-de-la-Lieue|Ouilly-le-Vicomte|Marolles|Saint-Germain-de-Livet|Courtonne-la-Meurdrac|Le Mesnil-Guillaume|Saint-Pierre-des-Ifs|Firfol|Norolles|L'Hôtellerie|Saint-Denis-de-Mailloc|Rocques|Le Mesnil-Eudes|Saint-Jean-de-Livet|Fauguernon|Les Monceaux|Cordebugle
14110 Condé-en-Normandie|Saint-Denis-de-Méré|Pontécoulant
14111 Louvigny
14112 Biéville-Beuville|Périers-sur-le-Dan
14113 Villerville|Cricquebœuf
14114 Ver-sur-Mer
14117 Arromanches-les-Bains|Tracy-sur-Mer|Manvieux
14120 Mondeville
14121 Sallenelles
14123 Ifs|Fleury-sur-Orne|Cormelles-le-Royal
14130 Pont-l'Évêque|Saint-Gatien-des-Bois|Le Breuil-en-Auge|Coquainvilliers|Blangy-le-Château|Bonneville-la-Louvet|Saint-Hymer|Saint-Philbert-des-Champs|Le Torquesne|Surville|Saint-André-d'Hébertot|Saint-Benoît-d'Hébertot|Saint-Martin-aux-Chartrains|Reux|Quetteville|Le Faulq|Clarbec|Les Authieux-sur-Calonne|Manneville-la-Pipard|Tourville-en-Auge|Fierville-les-Parcs|Le Brévedent|Le Theil-en-Auge|Saint-Julien-sur-Calonne|Le Mesnil-sur-Blangy|Pierrefitte-en-Auge|Drubec|Vieux-Bourg
14140 Mézidon Vallée d'Auge|Saint-Pierre-en-Auge|Livarot-Pays-d'Auge|Val-de-Vie|Prêtreville|Lisores|Castillon-en-Auge|Le Mesnil-Simon|Lessard-et-le-Chêne
14150 Ouistreham
14160 Dives-sur-Mer|Grangues|Brucourt|Périers-en-Auge
14170 Saint-Pierre-en-Auge|Vendeuvre|Épaney|Perrières|Jort|Bernières-d'Ailly|Sassy|Olendon|Courcy|Vicques|Louvagny
14190 Valambray|Saint-Sylvain|Saint-Germain-le-Vasson|Grainville-Langannerie|Urville|Ouilly-le-Tesson|Cauvicourt|Maizières|Fontaine-le-Pin|Bretteville-le-Rabet|Estrées-la-Campagne|Rouvres|Le Bû-sur-Rouvres|Soignolles
14200 Hérouville-Saint-Clair
14210 Thue et Mue|Val d'Arry|Évrecy|Esquay-Notre-Dame|Sainte-Honorine-du-Fay|Baron-sur-Odon|Tourville-sur-Odon|Grainville-sur-Odon|Amayé-sur-Orne|Vacognes-Neuilly|Gavrus|Mondrainville|Montillières-sur-Orne|Avenay|Bougy|Maizet|Maisoncelles-sur-Ajon|La Caine|Préaux-Bocage|Montigny
14220 Thury-Harcourt-le-Hom|Cesny-les-Sources|Boulon|Barbery|Croisilles|Mutrécy|Esson|Les Moutiers-en-Cinglais|Saint-Laurent-de-Condel|Culey-le-Patry|Meslay|Fresney-le-Vieux|Donnay|Grimbosq|Moulines|Espins|Ouffières|Saint-Omer|Combray|Martainville
14230 Isigny-sur-Mer|La Cambe|Osmanville|Longueville|Canchy|Saint-Germain-du-Pert|Géfosse-Fontenay|Monfréville|Cardonville|Deux-Jumeaux
14240 Caumont-sur-Aure|Aurseulles|Cahagnes|Val de Drôme|Cormolain|Sallen|Foulognes|Les Loges|Sainte-Honorine-de-Ducy
14250 Thue et Mue|Aurseulles|Tilly-sur-Seulles|Fontenay-le-Pesnel|Audrieu|Juaye-Mondaye|Ellon|Bucéels|Hottot-les-Bagues|Lingèvres|Vendes|Tessel|Chouain|Loucelles|Cristot|Ducy-Sainte-Marguerite|Saint-Vaast-sur-Seulles|Juvigny-sur-Seulles
14260 Souleuvre en Bocage|Les Monts d'Aunay|Seulline|Dialan sur Chaîne|Malherbe-sur-Ajon|Bonnemaison|Courvaudon|Brémoy|Saint-Pierre-du-Fresne|Le Mesnil-au-Grain
14270 Mézidon Vallée d'Auge|Belle Vie en Auge|Condé-sur-Ifs|Cesny-aux-Vignes|Ernes|Ouézy
14280 Saint-Germain-la-Blanche-Herbe|Saint-Contest|Authie
14290 Livarot-Pays-d'Auge|Valorbiquet|Orbec|La Vespière-Friardel|Courtonne-les-Deux-Églises|Saint-Martin-de-Bienfaite-la-Cressonnière|La Folletière-Abenon|Cernay
14310 Villers-Bocage|Val d'Arry|Seulline|Villy-Bocage|Épinay-sur-Odon|Landes-sur-Ajon|Monts-en-Bessin|Longvillers|Tracy-Bocage|Maisoncelles-Pelvey|Amayé-sur-Seulles|Parfouru-sur-Odon|Saint-Louet-sur-Seulles
14320 Saint-Martin-de-May|Laize-Clinchamps|Fontenay-le-Marmion|Saint-André-sur-Orne|Feuguerolles-Bully
14330 Isigny-sur-Mer|Le Molay-Littry|Sainte-Marguerite-d'Elle|Lison|Le Breuil-en-Bessin|Saonnet|Cartigny-l'Épinay|Saon|Tournières|Saint-Marcouf
14340 Mézidon Vallée d'Auge|Cambremer|Le Pré-d'Auge|Bonnebosq|Manerbe|Belle Vie en Auge|Beaufour-Druval|La Houblonnière|Formentin|Valsemé|Saint-Ouen-le-Pin|Auvillars|La Boissière|Notre-Dame-d'Estrées-Corbon|Notre-Dame-de-Livaye|La Roque-Baignard|Repentigny|Rumesnil|Léaupartie|Le Fournet|Montreuil-en-Auge
14350 Souleuvre en Bocage|Valdallière|Val de Drôme
14360 Trouville-sur-Mer
14370 Mézidon Vallée d'Auge|Argences|Moult-Chicheboville|Valambray|Bellengreville|Méry-Bissières-en-Auge|Vimont|Cléville|Canteloup
14380 Noues de Sienne|Landelles-et-Coupigny|Saint-Aubin-des-Bois|Beaumesnil|Le Mesnil-Robert|Sainte-Marie-Outre-l'Eau|Pont-Bellanger
14390 Cabourg|Varaville|Petiville
14400 Bayeux|Saint-Vigor-le-Grand|Sommervieu|Saint-Martin-des-Entrées|Tour-en-Bessin|Subles|Monceaux-en-Bessin|Vaucelles|Longues-sur-Mer|Nonant|Crouay|Saint-Loup-Hors|Ryes|Maisons|Mosles|Blay|Vaux-sur-Seulles|Étréham|Agy|Condé-sur-Seulles|Esquay-sur-Seulles|Vaux-sur-Aure|Ranchy|Vienne-en-Bessin|Guéron|Barbeville|Cottun|Arganchy|Le Manoir|Sully|Cussy|Magny-en-Bessin
14410 Valdallière
14420 Potigny|Ussy|Villers-Canivet|Soumont-Saint-Quentin|Bons-Tassilly
14430 Dozulé|Annebault|Goustranville|Danestal|Putot-en-Auge|Saint-Jouin|Hotot-en-Auge|Cresseveuille|Saint-Léger-Dubosq|Branville|Douville-en-Auge|Beuvron-en-Auge|Cricqueville-en-Auge|Angerville|Heuland|Victot-en-Auge|Bourgeauville
14440 Douvres-la-Délivrande|Cresserons|Bény-sur-Mer|Plumetot
14450 Grandcamp-Maisy|Cricqueville-en-Bessin|Saint-Pierre-du-Mont
14460 Colombelles
14470 Courseulles-sur-Mer|Graye-sur-Mer|Reviers
14480 Creully sur Seulles|Ponts sur Seulles|Moulins-en-Bessin|Le Fresne-Camilly|Banville|Sainte-Croix-sur-Mer|Crépon|Colombiers-sur-Seulles|Bazenville
14490 Balleroy-sur-Drôme|Saint-Paul-du-Vernay|Le Tronquay|Castillon|Noron-la-Poterie|Litteau|Cahagnolles|Planquery|Trungy|La Bazoque|Campigny|Montfiquet
14500 Vire Normandie|Campagnolles
14510 Houlgate|Gonneville-sur-Mer
14520 Port-en-Bessin-Huppain|Aure sur Mer|Commes
14530 Luc-sur-Mer
14540 Bourguébus|Soliers|Le Castelet|Castine-en-Plaine|Valambray|Grentheville
14550 Blainville-sur-Orne
14570 Clécy|Saint-Rémy|Saint-Lambert|La Villette|Le Vey
14590 Moyaux|Le Pin|Fumichon|Ouilly-du-Houley
14600 Honfleur|La Rivière-Saint-Sauveur|Équemauville|Ablon|Gonneville-sur-Honfleur|Genneville|Fourneville|Pennedepie|Barneville-la-Bertran
14610 Épron|Cairon|Thaon|Cambes-en-Plaine|Colomby-Anguerny|Basly|Villons-les-Buissons|Anisy|Fontaine-Henry
14620 Morteaux-Coulibœuf|Crocy|Damblainville|Fourches|Beaumais|Les Moutiers-en-Auge|Norrey-en-Auge|Le Marais-la-Chapelle|Barou-en-Auge
14630 Cagny|Frénouville|Émiéville
14640 Villers-sur-Mer|Auberville|Saint-Vaast-en-Auge
14650 Carpiquet
14670 Troarn|Janville|Saint-Samson|Saint-Pierre-du-Jonquet|Basseneville|Saint-Pair|Saint-Ouen-du-Mesnil-Oger
14680 Bretteville-sur-Laize|Gouvix|Fresney-le-Puceux|Cintheaux
14690 Pont-d'Ouilly|Le Mesnil-Villement|Pierrefitte-en-Cinglais|Le Bô|Tréprel|Cossesseville|Le Détroit|Pierrepont|Les Isles-Bardel|La Pommeraye|Rapilly
14700 Falaise|La Hoguette|Fresné-la-Mère|Versainville|Saint-Pierre-Canivet|Saint-Pierre-du-Bû|Saint-Martin-de-Mieux|Saint-Germain-Langot|Noron-l'Abbaye|Martigny-sur-l'Ante|Aubigny|Vignats|Eraines|Villy-lez-Falaise|Soulangy|Pertheville-Ners|Leffard|Les Loges-Saulces|Fourneaux-le-Val|Cordey|Bonnœil
14710 Trévières|Formigny La Bataille|Aure sur Mer|Mandeville-en-Bessin|Saint-Laurent-sur-Mer|Vierville-sur-Mer|Bernesq|Colleville-sur-Mer|Colombières|Rubercy|Bricqueville|Surrain|Saint-Martin-de-Blagny|La Folie|Englesqueville-la-Percée|Asnières-en-Bessin
14730 Giberville
14740 Thue et Mue|Rots|Saint-Manvieu-Norrey|Moulins-en-Bessin|Rosel|Carcagny
14750 Saint-Aubin-sur-Mer
14760 Bretteville-sur-Odon
14770 Condé-en-Normandie|Les Monts d'Aunay|Terres de Druance|Cauville|Périgny
14780 Lion-sur-Mer
14790 Verson|Fontaine-Étoupefour|Mouen
14800 Touques|Deauville|Saint-Arnoult|Tourgéville|Bonneville-sur-Touques|Canapville|Vauville|Englesqueville-en-Auge
14810 Merville-Franceville-Plage|Gonneville-en-Auge
14830 Langrune-sur-Mer
14840 Démouville|Cuverville
14850 Hérouvillette|Escoville
14860 Ranville|Bavent|Amfreville|Bréville-les-Monts
14880 Hermanville-sur-Mer|Colleville-Montgomery
14910 Blonville-sur-Mer|Benerville-sur-Mer
14920 Mathieu
14930 Éterville|Maltot|Vieux
14940 Sannerville|Touffréville|Banneville-la-Campagne
14950 Saint-Étienne-la-Thillaye|Beaumont-en-Auge|Saint-Pierre-Azif|Glanville
14960 Asnelles|Saint-Côme-de-Fresné|Meuvaines
14970 Bénouville|Saint-Aubin-d'Arquenay
14980 Rots
14990 Bernières-sur-Mer
15000 Aurillac|Ytrac
15100 Saint-Flour|Neuvéglise-sur-Truyère|Saint-Georges|Les Ternes|Roffiac|Villedieu|Andelat|Coren|Anglards-de-Saint-Flour|Vabres|Alleuze|Tanavelle|Tiviers|Montchamp|Mentières|Védrines-Saint-Loup|Soulages
15110 Chaudes-Aigues|Saint-Urcize|Lieutadès|Jabrun|Anterrieux|Saint-Rémy-de-Chaudes-Aigues|Fridefont|Maurines|Espinasse|Saint-Martial|Deux-Verges|La Trinitat
15120 Montsalvy|Ladinhac|Lacapelle-del-Fraisse|Labesserette|Junhac|Leucamp|Sansac-Veinazès|Vieillevie|Lapeyrugue
15130 Arpajon-sur-Cère|Ytrac|Sansac-de-Marmiesse|Vézac|Saint-Simon|Giou-de-Mamou|Prunet|Yolet|Lafeuillade-en-Vézie|Labrousse|Carlat|Teissières-lès-Bouliès|Cros-de-Ronesque|Vezels-Roussy|Saint-Étienne-de-Carlat
15140 Saint-Martin-Valmeroux|Drugeac|Salers|Saint-Cirgues-de-Malbert|Saint-Bonnet-de-Salers|Saint-Chamant|Sainte-Eulalie|Fontanges|Saint-Martin-Cantalès|Besse|Saint-Projet-de-Salers|Saint-Paul-de-Salers|Le Fau
15150 Laroquebrou|Lacapelle-Viescamp|Siran|Saint-Santin-Cantalès|Saint-Gérons|Cros-de-Montvert|Rouffiac|Glénat|Arnac|Saint-Étienne-Cantalès|Montvert|Nieudan|Saint-Victor
15160 Allanche|Landeyrat|Pradiers|Vèze|Vernols
15170 Neussargues-Moissac|Talizat|Coltines|Chalinargues|Ferrières-Saint-Mary|Celles|Joursac|Peyrusse|Sainte-Anastasie|Rézentières|Valjouze
15190 Condat|Marcenat|Saint-Amandin|Saint-Saturnin|Montboudif|Lugarde|Saint-Bonnet-de-Condat|Chanterelle|Montgreleix
15200 Mauriac|Le Vigean|Chalvignac|Jaleyrac|Sourniac|Arches|Méallet|Salins
15210 Ydes|Madic
15220 Saint-Mamet-la-Salvetat|Roannes-Saint-Mary|Marcolès|Vitrac|Saint-Antoine
15230 Pierrefort|Paulhenc|Cézens|Saint-Martin-sous-Vigouroux|Brezons|Sainte-Marie|Malbo|Gourdièges|Narnhac|Lacapelle-Barrès
15240 Saignes|Vebret|Antignac|Le Monteil|Bassignac|Sauvat|Auzers|La Monselie
15250 Naucelles|Jussac|Saint-Paul-des-Landes|Reilhac|Crandelles|Marmanhac|Ayrens|Laroquevieille|Teissières-de-Cornet
15260 Neuvéglise-sur-Truyère
15270 Lanobre|Champs-sur-Tarentaine-Marchal|Trémouille|Beaulieu
15290 Le Rouget-Pers|Parlan|Roumégoux|Omps|Cayrols|Saint-Saury|La Ségalassière
15300 Murat|Valuéjols|Laveissière|Ussel|La Chapelle-d'Alagnon|Albepierre-Bredons|Dienne|Ségur-les-Villas|Laveissenet|Lavigerie|Virargues|Chavagnac
15310 Saint-Cernin|Saint-Illide|Freix-Anglards|Tournemire|Girgols
15320 Val d'Arcomie|Ruynes-en-Margeride|Clavières|Lorcières|Chaliers
15340 Puycapel|Cassaniouze|Sénezergues
15350 Champagnac|Saint-Pierre|Veyrières
15380 Anglards-de-Salers|Moussages|Le Falgoux|Saint-Vincent-de-Salers|Le Vaulmier
15400 Riom-ès-Montagnes|Menet|Trizac|Saint-Étienne-de-Chomeil|Valette|Cheylade|Apchon|Le Claux|Collandres|Marchastel|Saint-Hippolyte
15430 Paulhac|Cussac
15500 Massiac|Saint-Poncy|Vieillespesse|Molompize|La Chapelle-Laurent|Saint-Mary-le-Plain|Bonnac|Auriac-l'Église|Lastic|Rageade|Laurie|Molèdes|Charmensac|Celoux|Chazelles
15590 Velzic|Lascelle|Mandailles-Saint-Julien|Saint-Cirgues-de-Jordanne
15600 Maurs|Saint-Étienne-de-Maurs|Boisset|Saint-Constant-Fournoulès|Saint-Santin-de-Maurs|Quézac|Leynhac|Montmurat|Rouziers|Saint-Julien-de-Toursac|Le Trioulou
15700 Pleaux|Ally|Chaussenac|Barriac-les-Bosquets|Escorailles|Brageac
15800 Vic-sur-Cère|Polminhac|Thiézac|Saint-Jacques-des-Blats|Raulhac|Pailherols|Badailhac|Jou-sous-Monjou|Saint-Clément
16000 Angoulême
16100 Cognac|Châteaubernard|Boutiers-Saint-Trojan|Merpins|Saint-Brice|Louzac-Saint-André|Saint-Laurent-de-Cognac|Javrezac
16110 La Rochefoucauld-en-Angoumois|Rivières|Taponnat-Fleurignac|Agris|Pranzac|Marillac-le-Franc|Moulins-sur-Tardoire|Yvrac-et-Malleyrand|La Rochette|Bunzac
16120 Châteauneuf-sur-Charente|Bellevigne|Mosnac-Saint-Simeux|Bassac|Birac|Graves-Saint-Amant|Bouteville|Vibrac|Angeac-Charente|Bonneuil|Saint-Simon|Ladiville
16130 Segonzac|Gensac-la-Pallue|Salles-d'Angles|Genté|Gimeux|Lignières-Ambleville|Ars|Juillac-le-Coq|Angeac-Champagne|Saint-Fort-sur-le-Né|Verrières|Saint-Preuil
16140 Aigre|Marcillac-Lanville|Fouqueure|Saint-Fraigne|Verdille|Charmé|Ambérac|Mons|Tusson|La Chapelle|Oradour|Ranville-Breuillaud|Ligné|Ébréon|Barbezières|Bessé|Lupsault|Les Gours
16150 Chabanais|Exideuil-sur-Vienne|Étagnac|Chassenon|Chirac|Chabrac|Pressignac|Saint-Quentin-sur-Charente
16160 Gond-Pontouvre
16170 Rouillac|Genac-Bignac|Val-d'Auge|Saint-Cybardeaux|Échallat|Mareuil|Saint-Amant-de-Nouère|Vaux-Rouillac
16190 Montmoreau|Juignac|Salles-Lavalette|Nonac|Bors (Canton de Tude-et-Lavalette)|Courgeac|Deviat|Saint-Martial|Poullignac
16200 Jarnac|Mainxe-Gondeville|Chassors|Nercillac|Sigogne|Bourg-Charente|Mérignac|Courbillac|Les Métairies|Foussignac|Réparsac|Julienne|Sainte-Sévère|Triac-Lautrait|Houlette|Fleurac
16210 Chalais|Yviers|Saint-Romain|Saint-Quentin-de-Chalais|Rioux-Martin|Saint-Avit|Bardenac|Les Essards|Brie-sous-Chalais|Bazac|Médillac|Orival|Bellon|Rouffiac|Curac|Courlac
16220 Montbron|Saint-Sornin|Moulins-sur-Tardoire|Écuras|Vouthon|Eymouthiers|Rouzède|Orgedeuil
16230 Mansle-les-Fontaines|Val-de-Bonnieure|Luxé|Puyréaux|Maine-de-Boixe|Cellettes|Fontenille|Villognon|Saint-Ciers-sur-Bonnieure|Nanclars|Lonnes|Juillé|Saint-Groux
16240 Villefagnan|Courcôme|Paizay-Naudouin-Embourie|Montjean|La Forêt-de-Tessé|Longré|Souvigné|Villiers-le-Roux|Theil-Rabier|Brettes|La Chèvrerie|Raix|La Magdeleine|Empuré
16250 Val des Vignes|Coteaux-du-Blanzacais|Chadurie|Pérignac|Plassac-Rouffiac|Bécheresse|Voulgézac|Champagne-Vigny|Étriac|Bessac
16260 Chasseneuil-sur-Bonnieure|Cellefrouin|Les Pins|Suaux|Saint-Mary|La Tâche
16270 Terres-de-Haute-Charente|Nieuil
16290 Saint-Saturnin|Asnières-sur-Nouère|Hiersac|Moulidars|Champmillon|Douzat
16300 Barbezieux-Saint-Hilaire|Barret|Montmérac|Lignières-Ambleville|Guimps|Saint-Bonnet|Salles-de-Barbezieux|Criteuil-la-Magdeleine|Challignac|Lachaise|Saint-Palais-du-Né|Saint-Médard|Saint-Aulais-la-Chapelle|Lagarde-sur-le-Né|Vignolles|Angeduc|Brie-sous-Barbezieux
16310 Montembœuf|Saint-Adjutory|Vitrac-Saint-Vincent|Cherves-Châtelars|Massignac|Le Lindois|Mazerolles|Roussines|Lésignac-Durand|Mouzon|Verneuil|Sauvagnac
16320 Magnac-lès-Gardes|Villebois-Lavalette|Boisné-La Tude|Ronsenac|Rougnac|Édon|Blanzaguet-Saint-Cybard|Gurat|Combiers|Vaux-Lavalette
16330 La Boixe|Saint-Amant-de-Boixe|Vouharte|Xambes|Vervant|Coulonges
16340 L'Isle-d'Espagnac
16350 Champagne-Mouton|Benest|Saint-Coutant|Le Bouchage|Chassiecq|Le Vieux-Cérier|Vieux-Ruffec|Turgon
16360 Baignes-Sainte-Radegonde|Reignac|Condéon|Touvérac|Le Tâtre|Chantillac|Bors (Canton de Charente-Sud)
16370 Val-de-Cognac|Bréville|Mesnac
16380 Chazelles|Marthon|Saint-Germain-de-Montbron|Charras|Grassac|Feuillade|Souffrignac|Mainzac
16390 Saint-Séverin|Bonnes|Aubeterre-sur-Dronne|Laprade|Pillac|Palluaud|Montignac-le-Coq|Nabinaud
16400 La Couronne|Puymoyen|Vœuil-et-Giget
16410 Garat|Dirac|Dignac|Sers|Bouëx|Vouzan|Torsac|Fouquebrune
16420 Brigueuil|Saulgond|Lesterps|Saint-Christophe|Montrollet
16430 Champniers|Balzac|Vindelle
16440 Roullet-Saint-Estèphe|Mouthiers-sur-Boëme|Nersac|Sireuil|Claix
16450 Saint-Claud|Saint-Laurent-de-Céris|Lussac|Beaulieu-sur-Sonnette|Le Grand-Madieu|Parzac
16460 Aunac-sur-Charente|Saint-Front|Mouton|Valence|Couture|Chenon|Ventouse|Lichères|Saint-Sulpice-de-Ruffec
16470 Saint-Michel
16480 Brossac|Berneuil|Passirac|Oriolles|Chillac|Guizengeard|Châtignac|Saint-Vallier|Boisbreteau|Sainte-Souline|Saint-Félix|Saint-Laurent-des-Combes|Sauvignac
16490 Alloue|Ambernac|Pleuville|Hiesse|Épenède
16500 Confolens|Saint-Maurice-des-Lions|Ansac-sur-Vienne|Brillac|Manot|Lessac|Abzac|Esse|Oradour-Fanais
16510 Verteuil-sur-Charente
16560 Jauldes|Tourriers|Anais|Aussac-Vadalle|Coulgens|Villejoubert
16570 Saint-Genis-d'Hiersac|Marsac
16590 Brie
16600 Ruelle-sur-Touvre|Magnac-sur-Touvre|Mornac|Touvre
16620 Montboyer
16700 Ruffec|Nanteuil-en-Vallée|Courcôme|La Faye|Taizé-Aizie|Les Adjots|Bernac|Condac|Barro|Salles-de-Villefagnan|Londigny|Bioussac|Poursac|Saint-Gourson|Saint-Martin-du-Clocher|Saint-Georges
16710 Saint-Yrieix-sur-Charente
16720 Saint-Même-les-Carrières
16730 Fléac|Linars|Trois-Palis
16800 Soyaux
17000 La Rochelle
17100 Saintes|Fontcouverte|Les Gonds|Bussac-sur-Charente|La Chapelle-des-Pots|Vénérand|Courcoury|Le Douhet|Saint-Vaize
17110 Saint-Georges-de-Didonne
17111 Loix
17113 Mornac-sur-Seudre
17120 Semussac|Cozes|Meursac|Grézac|Épargnes|Mortagne-sur-Gironde|Arces|Chenac-Saint-Seurin-d'Uzet|Barzan|Floirac|Thaims|Brie-sous-Mortagne|Boutenac-Touvent|Talmont-sur-Gironde
17123 Île-d'Aix
17130 Montendre|Coux|Rouffignac|Courpignac|Souméras|Tugéras-Saint-Maurice|Chamouillac|Corignac|Sousmoulins|Pommiers-Moulons|Chartuzac|Salignac-de-Mirambeau|Vibrac|Jussas|Expiremont|Messac|Chaunac
17132 Meschers-sur-Gironde
17137 Nieul-sur-Mer|Marsilly|L'Houmeau|Esnandes
17138 Puilboreau|Saint-Xandre
17139 Dompierre-sur-Mer
17140 Lagord
17150 Mirambeau|Saint-Bonnet-sur-Gironde|Boisredon|Saint-Thomas-de-Conac|Nieul-le-Virouil|Soubran|Semoussac|Saint-Martial-de-Mirambeau|Saint-Georges-des-Agoûts|Consac|Saint-Sorlin-de-Conac|Allas-Bocage|Saint-Dizant-du-Bois|Semillac
17160 Matha|Les Touches-de-Périgny|La Brousse|Sonnac|Thors|Haimps|Mons|Blanzac-lès-Matha|Courcerac|Prignac|Cressé|Ballans|Bagnizeau|Louzignac|Brie-sous-Matha|Le Gicq|Gibourne
17170 Saint-Jean-de-Liversay|Courçon|Benon|Ferrières|La Ronde|Taugon|Saint-Cyr-du-Doret|Cram-Chaban|La Grève-sur-Mignon|La Laigne
17180 Périgny
17190 Saint-Georges-d'Oléron
17200 Royan|Saint-Sulpice-de-Royan
17210 Montlieu-la-Garde|Bussac-Forêt|Chevanceaux|Bedenac|Orignolles|Chepniers|Saint-Palais-de-Négrignac|Pouillac|Mérignac|Chatenet|Polignac|Bran|Sainte-Colombe|Le Pin
17220 Sainte-Soulle|La Jarrie|La Jarne|Salles-sur-Mer|Saint-Médard-d'Aunis|Saint-Rogatien|Bourgneuf|Saint-Vivien|Saint-Christophe|Croix-Chapeau|Clavette|Montroy
17230 Marans|Andilly|Villedoux|Saint-Ouen-d'Aunis|Charron|Longèves
17240 Saint-Genis-de-Saintonge|Saint-Fort-sur-Gironde|Clion|Champagnolles|Plassac|Saint-Ciers-du-Taillon|Bois|Lorignac|Saint-Dizant-du-Gua|Mosnac|Floirac|Saint-Georges-Antignac|Saint-Germain-du-Seudre|Saint-Sigismond-de-Clermont|Saint-Grégoire-d'Ardennes|Sainte-Ramée
17250 Saint-Porchaire|Pont-l'Abbé-d'Arnoult|Trizay|Sainte-Gemme|Beurlay|Saint-Sulpice-d'Arnoult|Plassay|Geay|Soulignonne|Les Essards|La Vallée|Romegoux|Sainte-Radegonde
17260 Gémozac|Saint-André-de-Lidon|Cravans|Saint-Simon-de-Pellouaille|Montpellier-de-Médillan|Villars-en-Pons|Jazennes|Tanzac|Virollet|Givrezac
17270 Montguyon|Cercoux|Clérac|Le Fouilloux|Saint-Martin-d'Ary|Neuvicq|Saint-Pierre-du-Palais|Boresse-et-Martron
17290 Aigrefeuille-d'Aunis|Le Thou|Thairé|Ciré-d'Aunis|Forges|Chambon|Ardillières|Ballon|Landrais|Virson
17300 Rochefort|Vergeroux
17310 Saint-Pierre-d'Oléron
17320 Marennes-Hiers-Brouage|Saint-Just-Luzac
17330 Bernay-Saint-Martin|Loulay|Villeneuve-la-Comtesse|Courant|Dœuil-sur-le-Mignon|Migré|Saint-Félix|La Jarrie-Audouin|Saint-Pierre-de-l'Isle|La Croix-Comtesse|Coivert|Vergné|Lozay|Saint-Martial|Saint-Séverin-sur-Boutonne
17340 Châtelaillon-Plage|Yves
17350 Saint-Savinien|Port-d'Envaux|Taillebourg|Crazannes|Annepont|Le Mung|Grandjean|Taillant|Fenioux
17360 Saint-Aigulin|La Clotte|La Barde|Saint-Martin-de-Coux|Boscamnant|La Genétouze
17370 Saint-Trojan-les-Bains|Le Grand-Village-Plage
17380 Tonnay-Boutonne|La Devise|Archingeay|Les Nouillers|Landes|Puy-du-Lac|Saint-Crépin|Saint-Loup|Torxé|Chantemerle-sur-la-Soie|Nachamps|Puyrolland|Annezay
17390 La Tremblade
17400 Saint-Jean-d'Angély|Essouvert|Mazeray|Asnières-la-Giraud|Saint-Julien-de-l'Escap|La Vergne|Les Églises-d'Argenteuil|Varaize|Courcelles|Fontenet|Ternant|Antezant-la-Chapelle|Bignay|Saint-Pierre-de-Juillers|Poursay-Garnaud|Vervant|Saint-Pardoult|Voissay|Saint-Martin-de-Juillers
17410 Saint-Martin-de-Ré
17420 Saint-Palais-sur-Mer
17430 Tonnay-Charente|Saint-Hippolyte|Cabariot|Muron|Bords|Lussant|Genouillé|Moragne|Champdolent|Saint-Coutant-le-Grand
17440 Aytré
17450 Fouras|Saint-Laurent-de-la-Prée
17460 Thénac|Chermignac|Berneuil|Tesson|Rétaud|Rioux|Varzay|Préguillac|La Jard|Colombiers
17470 Aulnay|Rives-de-Boutonne|Cherbonnières|Paillé|Saint-Mandé-sur-Brédoire|Loiré-sur-Nie|Dampierre-sur-Boutonne|La Villedieu|Contré|Villemorin|Blanzay-sur-Boutonne
17480 Le Château-d'Oléron
17490 Beauvais-sur-Matha|Neuvicq-le-Château|Macqueville|Bresdon|Siecq|Massac|Saint-Ouen-la-Thène|Gourvillette|Bazauges
17500 Jonzac|Saint-Germain-de-Lusignan|Réaux sur Trèfle|Saint-Simon-de-Bordes|Ozillac|Saint-Martial-de-Vitaterne|Fontaines-d'Ozillac|Champagnac|Guitinières|Clam|Meux|Léoville|Saint-Hilaire-du-Bois|Allas-Champagne|Villexavier|Vanzac|Saint-Germain-de-Vibrac|Mortiers|Neulles|Agudelle|Saint-Médard|Lussac
17510 Néré|Chives|Fontaine-Chalendray|Villiers-Couture|Seigné|Romazières|Vinax|Les Éduts|Saleignes
17520 Jarnac-Champagne|Archiac|Germignac|Saint-Maigrin|Sainte-Lheurine|Saint-Martial-sur-Né|Saint-Ciers-Champagne|Arthenac|Celles|Cierzac|Neuillac|Saint-Eugène|Lonzac|Brie-sous-Archiac
17530 Arvert
17540 Vérines|Saint-Sauveur-d'Aunis|Angliers|Nuaillé-d'Aunis|Le Gué-d'Alleré|Bouhet|Anais
17550 Dolus-d'Oléron
17560 Bourcefranc-le-Chapus
17570 Les Mathes|Saint-Augustin
17580 Le Bois-Plage-en-Ré
17590 Ars-en-Ré|Saint-Clément-des-Baleines
17600 Saujon|Médis|Le Gua|Corme-Royal|Saint-Romain-de-Benet|Sablonceaux|Corme-Écluse|Nieulle-sur-Seudre|L'Éguille|Le Chay|Nancras|La Clisse|Pisany|Balanzac|Luchat|Saint-Sornin|Thézac
17610 Chaniers|Chérac|Saint-Sauvant|Dompierre-sur-Charente
17620 Échillais|Saint-Agnant|Beaugeay|Saint-Jean-d'Angle|Champagne|La Gripperie-Saint-Symphorien
17630 La Flotte
17640 Vaux-sur-Mer
17650 Saint-Denis-d'Oléron
17670 La Couarde-sur-Mer
17690 Angoulins
17700 Surgères|Saint-Georges-du-Bois|Saint-Pierre-La-Noue|Saint-Mard|La Devise|Marsais|Saint-Saturnin-du-Bois|Puyravault|Vouhé|Saint-Pierre-d'Amilly|Breuil-la-Réorte
17730 Port-des-Barques
17740 Sainte-Marie-de-Ré
17750 Étaules
17770 Écoyeux|Saint-Hilaire-de-Villefranche|Burie|Brizambourg|Saint-Césaire|Aumagne|Migron|Bercloux|Authon-Ébéon|Saint-Bris-des-Bois|Aujac|Nantillé|Juicq|Le Seure|Villars-les-Bois|Sainte-Même
17780 Soubise|Saint-Nazaire-sur-Charente|Moëze|Saint-Froult
17800 Pons|Pérignac|Montils|Saint-Léger|Bougneau|Saint-Sever-de-Saintonge|Salignac-sur-Charente|Rouffiac|Chadenac|Avy|Échebrune|Marignac|Fléac-sur-Seugne|Saint-Quantin-de-Rançanne|Biron|Mazerolles|Coulonges|Belluire|Saint-Palais-de-Phiolin|Brives-sur-Charente|Saint-Seurin-de-Palenne
17810 Saint-Georges-des-Coteaux|Nieul-lès-Saintes|Pessines|Écurat
17840 La Brée-les-Bains
17870 Breuil-Magné|Loire-les-Marais
17880 Les Portes-en-Ré
17890 Chaillevette
17920 Breuillet
17940 Rivedoux-Plage
18000 Bourges
18100 Vierzon|Méry-sur-Cher|Thénioux|Saint-Hilaire-de-Court|Saint-Georges-sur-la-Prée
18110 Saint-Martin-d'Auxigny|Fussy|Saint-Éloy-de-Gy|Vasselay|Allogny|Pigny|Saint-Georges-sur-Moulon|Vignoux-sous-les-Aix|Saint-Palais|Quantilly
18120 Méreau|Massay|Quincy|Lury-sur-Arnon|Brinay|Preuilly|Cerbois|Lazenay|Chéry|Limeux
18130 Dun-sur-Auron|Vornay|Chalivoy-Milon|Bussy|Saint-Denis-de-Palin|Osmery|Jussy-Champagne|Raymond|Lantan|Parnay|Contres|Cogny
18140 Herry|Sancergues|Jussy-le-Chaudrier|La Chapelle-Montlinard|Argenvières|Couy|Saint-Léger-le-Petit|Précy|Saint-Martin-des-Champs|Charentonnay|Garigny|Lugny-Champagne|Groises|Chaumoux-Marcilly|Sévry
18150 La Guerche-sur-l'Aubois|Cuffy|La Chapelle-Hugon|Germigny-l'Exempt|Le Chautay|Apremont-sur-Allier
18160 Lignières|Chezal-Benoît|Saint-Hilaire-en-Lignières|Saint-Baudel|Touchay|Ineuil|La Celle-Condé|Montlouis|Villecelin
18170 Le Châtelet|Marçais|Loye-sur-Arnon|Ids-Saint-Roch|Morlac|Saint-Pierre-les-Bois|Maisonnais|Ardenais|Rezay
18190 Châteauneuf-sur-Cher|Venesmes|Vallenay|Uzay-le-Venon|Saint-Loup-des-Chaumes|Corquoy|Chambon|Chavannes|Saint-Symphorien|Serruelles|Crézançay-sur-Cher
18200 Saint-Amand-Montrond|Orval|Meillant|Bruère-Allichamps|Drevant|Saint-Georges-de-Poisieux|Colombiers|La Celle|Arpheuilles|Arcomps|Bouzais|Farges-Allichamps|Orcenais|Nozières|La Perche|Ainay-le-Vieil|La Groutte
18210 Charenton-du-Cher|Saint-Pierre-les-Étieux|Coust|Thaumiers|Bessais-le-Fromental|Bannegon|Vernais|Le Pondy|Verneuil
18220 Les Aix-d'Angillon|Sainte-Solange|Rians|Brécy|Soulangis|Azy|Morogues|Parassy|Aubinges|Saint-Céols
18230 Saint-Doulchard
18240 Boulleret|Léré|Savigny-en-Sancerre|Belleville-sur-Loire|Sury-près-Léré|Santranges|Sainte-Gemme-en-Sancerrois
18250 Henrichemont|Achères|Montigny|Neuvy-Deux-Clochers|Neuilly-en-Sancerre|Humbligny|La Chapelotte
18260 Vailly-sur-Sauldre|Jars|Subligny|Barlieu|Sury-ès-Bois|Le Noyer|Villegenon|Dampierre-en-Crot|Concressault|Assigny|Thou
18270 Culan|Sidiailles|Saint-Maur|Reigny|Saint-Christophe-le-Chaudry
18290 Civray|Chârost|Plou|Mareuil-sur-Arnon|Saint-Ambroix|Poisieux|Saugy
18300 Saint-Satur|Sancerre|Bannay|Sury-en-Vaux|Veaugues|Menetou-Râtel|Crézancy-en-Sancerre|Sens-Beaujeu|Feux|Thauvenay|Verdigny|Vinon|Bué|Ménétréol-sous-Sancerre|Jalognes|Saint-Bouize|Couargues|Gardefort
18310 Graçay|Genouilly|Nohant-en-Graçay|Dampierre-en-Graçay|Saint-Outrille
18320 Jouet-sur-l'Aubois|Cours-les-Barres|Torteron|Marseilles-lès-Aubigny|Beffes|Menetou-Couture|Saint-Hilaire-de-Gondilly
18330 Neuvy-sur-Barangeon|Nançay|Vouzeron|Saint-Laurent
18340 Plaimpied-Givaudins|Levet|Saint-Just|Saint-Germain-des-Bois|Soye-en-Septaine|Arçay|Senneçay|Crosses|Annoix|Vorly|Lissay-Lochy|Lapan|Corquoy
18350 Nérondes|Ourouer-les-Bourdelins|Blet|Osmery|Charly|Cornusse|Mornay-Berry|Ignol|Flavigny|Croisy|Saint-Hilaire-de-Gondilly|Tendron|Chaumont
18360 Vesdun|Saulzais-le-Potier|Épineuil-le-Fleuriel|La Celette|Faverdines|Saint-Vitte
18370 Châteaumeillant|Préveranges|Saint-Saturnin|Saint-Priest-la-Marche|Saint-Jeanvrin|Beddes
18380 Ivoy-le-Pré|La Chapelle-d'Angillon|Méry-ès-Bois|Presly|Ennordres
18390 Saint-Germain-du-Puy|Moulins-sur-Yèvre|Savigny-en-Septaine|Nohant-en-Goût|Saint-Michel-de-Volangis|Osmoy
18400 Saint-Florent-sur-Cher|Lunery|Saint-Caprais|Villeneuve-sur-Cher|Primelles
18410 Argent-sur-Sauldre|Blancafort|Brinon-sur-Sauldre|Clémont
18500 Mehun-sur-Yèvre|Foëcy|Vignoux-sur-Barangeon|Marmagne|Berry-Bouy|Allouis|Sainte-Thorette
18510 Menetou-Salon
18520 Avord|Bengy-sur-Craon
18570 Trouy|La Chapelle-Saint-Ursin|Le Subdray|Morthomiers
18600 Sancoins|Mornay-sur-Allier|Givardon|Augy-sur-Aubois|Grossouvre|Neuilly-en-Dun|Sagonne|Neuvy-le-Barrois|Vereaux|Saint-Aignan-des-Noyers
18700 Aubigny-sur-Nère|Oizon|Ménétréol-sur-Sauldre|Sainte-Montaine
18800 Baugy|Farges-en-Septaine|Villabon|Gron|Villequiers|Étréchy|Chassy
19000 Tulle|Les Angles-sur-Corrèze
19100 Brive-la-Gaillarde
19110 Bort-les-Orgues|Sarroux - Saint Julien|Monestier-Port-Dieu
19120 Beaulieu-sur-Dordogne|Altillac|Nonards|Puy-d'Arnac|Liourdres|Tudeils|La Chapelle-aux-Saints|Sioniac|Bilhac|Queyssac-les-Vignes|Chenailler-Mascheix|Astaillac|Végennes
19130 Objat|Voutezac|Saint-Aulaire|Vignols|Saint-Cyr-la-Roche|Saint-Solve|Vars-sur-Roseix|Saint-Bonnet-la-Rivière|Saint-Cyprien|Lascaux
19140 Uzerche|Les Trois-Saints|Condat-sur-Ganaveix|Eyburie|Espartignac
19150 Laguenne-sur-Avalouze|Cornil|Lagarde-Marc-la-Tour|Saint-Martial-de-Gimel|Chanac-les-Mines|Ladignac-sur-Rondelles|Espagnac|Saint-Paul|Pandrignes
19160 Neuvic|Liginiac|Sérandon|Lamazière-Basse|Chirac-Bellevue|Palisse|Latronche|Roche-le-Peyroux|Saint-Étienne-la-Geneste|Saint-Hilaire-Luc|Sainte-Marie-Lapanouze|Saint-Pantaléon-de-Lapleau
19170 Bugeat|Tarnac|Pérols-sur-Vézère|Saint-Hilaire-les-Courbes|Lacelle|Lestards|Bonnefond|Saint-Merd-les-Oussines|Pradines|Viam|Gourdon-Murat|L'Église-aux-Bois|Toy-Viam
19190 Beynat|Aubazines|Lanteuil|Le Pescher|Le Chastang|Sérilhac|Albignac|Palazinges|Ménoire
19200 Ussel|Saint-Angel|Saint-Exupéry-les-Roches|Aix|Mestes|Saint-Pardoux-le-Vieux|Margerides|Chaveroche|Saint-Fréjoux|Saint-Étienne-aux-Clos|Saint-Victour|Saint-Bonnet-près-Bort|Lignareix|Valiergues|Thalamy|Alleyrat|Saint-Pardoux-le-Neuf|Veyrières|Confolent-Port-Dieu
19210 Lubersac|Les Trois-Saints|Montgibaud|Saint-Julien-le-Vendômois|Saint-Éloy-les-Tuileries
19220 Saint-Privat|Servières-le-Château|Saint-Julien-aux-Bois|Rilhac-Xaintrie|Auriac|Saint-Cirgues-la-Loutre|Bassignac-le-Haut|Darazac|Saint-Geniez-ô-Merle
19230 Arnac-Pompadour|Saint-Sornin-Lavolps|Troche|Beyssac|Beyssenac|Ségur-le-Château
19240 Allassac|Varetz|Saint-Viance
19250 Meymac|Maussac|Combressol|Davignac|Ambrugeat|Saint-Sulpice-les-Bois
19260 Treignac|Affieux|Peyrissac|Rilhac-Treignac|Veix
19270 Ussac|Donzenac|Sainte-Féréole|Sadroc|Saint-Pardoux-l'Ortigier
19290 Peyrelevade|Sornac|Saint-Setiers|Saint-Rémy|Bellechassagne|Saint-Germain-Lavolps|Millevaches|Chavanac
19300 Égletons|Rosiers-d'Égletons|Montaignac-sur-Doustre|Moustier-Ventadour|Saint-Yrieix-le-Déjalat|Darnets|Soudeilles|Chapelle-Spinasse|Péret-Bel-Air|Grandsaigne
19310 Brignac-la-Plaine|Ayen|Yssandon|Perpezac-le-Blanc|Saint-Robert|Louignac|Segonzac
19320 Argentat-sur-Dordogne|Marcillac-la-Croisille|Clergoux|Saint-Martin-la-Méanne|Champagnac-la-Noaille|Saint-Merd-de-Lapleau|Gros-Chastang|Saint-Pardoux-la-Croisille|Champagnac-la-Prune|Lafage-sur-Sombre|La Roche-Canillac|Gumond
19330 Chameyrat|Saint-Mexant|Saint-Germain-les-Vergnes|Favars|Chanteix
19340 Merlines|Eygurande|Monestier-Merlines|Feyt|Laroche-près-Feyt|Couffy-sur-Sarsonne|Lamazière-Haute|Courteix
19350 Juillac|Chabrignac|Concèze|Rosiers-de-Juillac
19360 Malemort|Cosnac|Dampniat|La Chapelle-aux-Brocs
19370 Chamberet|Soudaine-Lavinadière
19380 Albussac|Saint-Chamant|Forgès|Saint-Bonnet-Elvert|Neuville|Saint-Sylvain
19390 Saint-Augustin|Orliac-de-Bar|Chaumeil|Beaumont
19400 Argentat-sur-Dordogne|Monceaux-sur-Dordogne|Hautefage|Saint-Martial-Entraygues|Saint-Hilaire-Taurieux
19410 Vigeois|Perpezac-le-Noir|Saint-Bonnet-l'Enfantier|Estivaux|Orgnac-sur-Vézère
19430 Goulles|Mercœur|Sexcles|Camps-Saint-Mathurin-Léobazel|La Chapelle-Saint-Géraud|Reygade|Saint-Julien-le-Pèlerin|Bassignac-le-Bas|Saint-Bonnet-les-Tours-de-Merle
19450 Chamboulive|Pierrefitte
19460 Naves
19470 Le Lonzac|Madranges
19490 Sainte-Fortunade
19500 Meyssac|Jugeals-Nazareth|Turenne|Collonges-la-Rouge|Chauffour-sur-Vell|Noailhac|Ligneyrac|Branceilles|Lagleygeolle|Curemonte|Saillac|Marcillac-la-Croze|Saint-Julien-Maumont|Lostanges|Saint-Bazile-de-Meyssac
19510 Salon-la-Tour|Masseret|Meilhards|Benayes|Lamongerie
19520 Cublac|Mansac
19550 Soursac|Lapleau|Saint-Hilaire-Foissac|Laval-sur-Luzège
19560 Saint-Hilaire-Peyroux
19600 Saint-Pantaléon-de-Larche|Larche|Noailles|Chasteaux|Lissac-sur-Couze|Saint-Cernin-de-Larche|Nespouls|Chartrier-Ferrière|Estivals
19700 Seilhac|Saint-Clément|Lagraulière|Saint-Jal|Saint-Salvadour
19800 Corrèze|Gimel-les-Cascades|Eyrein|Saint-Priest-de-Gimel|Bar|Sarran|Vitrac-sur-Montane|Meyrignac-l'Église
20000 Ajaccio
20090 Ajaccio
20100 Sartène|Foce|Giuncheto|Granace|Grossa|Bilia
20110 Propriano|Viggianello|Belvédère-Campomoro|Arbellara
20111 Casaglione|Calcatoggio
20112 Sainte-Lucie-de-Tallano|Olmiccia|Zoza|Altagène|Mela
20113 Olmeto
20114 Figari
20115 Piana
20116 Aullène|Zérubia
20117 Cauro|Eccica-Suarella|Ocana|Tolla
20118 Vico|Coggia
20119 Bastelica
20121 Salice|Pastricciola|Rezza|Rosazia|Azzana
20122 Quenza
20123 Pila-Canale|Cognocoli-Monticchi
20124 Zonza
20125 Soccia|Poggiolo|Orto
20126 Évisa|Cristinacce
20127 Serra-di-Scopamène
20128 Grosseto-Prugna|Albitreccia|Guargualé|Urbalacone
20129 Bastelicaccia
20130 Cargèse
20131 Pianottoli-Caldarello
20132 Zicavo
20133 Ucciani|Carbuccia
20134 Palneca|Ciamannacce|Sampolo|Tasso
20135 Conca
20136 Bocognano
20137 Porto-Vecchio|Lecci|San-Gavino-di-Carbini
20138 Coti-Chiavari
20139 Lopigna
20140 Serra-di-Ferro|Petreto-Bicchisano|Sollacaro|Casalabriva|Moca-Croce|Olivese|Argiusta-Moriccio
20141 Marignana
20142 Campo|Quasquara
20143 Fozzano|Santa-Maria-Figaniella
20144 Zonza
20145 Sari-Solenzara
20146 Sotta
20147 Serriera|Osani|Partinello
20148 Cozzano
20150 Ota
20151 Sari-d'Orcino|Sant'Andréa-d'Orcino|Arro|Ambiegna|Cannelle
20152 Sorbollano
20153 Guitera-les-Bains
20157 Frasseto
20160 Vico|Coggia|Guagno|Balogna|Letia|Poggiolo|Murzo|Renno|Arbori
20163 Tavera
20164 Cargiaca
20165 Loreto-di-Tallano
20166 Grosseto-Prugna|Pietrosella|Albitreccia|Cognocoli-Monticchi
20167 Ajaccio|Alata|Afa|Sarrola-Carcopino|Cuttoli-Corticchiato|Peri|Appietto|Valle-di-Mezzana|Tavaco|Villanova
20168 Corrano
20169 Bonifacio
20170 San-Gavino-di-Carbini|Levie|Carbini
20171 Monacia-d'Aullène
20172 Vero
20173 Zévaco
20190 Santa-Maria-Siché|Azilone-Ampaza|Zigliara|Forciolo|Cardo-Torgia
20200 Bastia|Ville-di-Pietrabugno|San-Martino-di-Lota|Santa-Maria-di-Lota
20212 Erbajolo|Sermano|Favalello|Bustanico|Sant'Andréa-di-Bozio|Focicchia|Castellare-di-Mercurio|Alando|Alzi|Mazzola
20213 Penta-di-Casinca|Sorbo-Ocagnano|Castellare-di-Casinca|Pruno|San-Gavino-d'Ampugnani|San-Damiano|Scata
20214 Calenzana|Montegrosso|Moncale|Zilia
20215 Vescovato|Venzolasca|Loreto-di-Casinca|Silvareccio|Casalta|Porri|Piano
20217 Saint-Florent|Santo-Pietro-di-Tenda|Canari|Olmeta-di-Capocorso|Olcani|Ogliastro|Nonza
20218 Morosaglia|Moltifao|Pietralba|Urtaca|Castifao|Piedigriggio|Lama|Gavignano|Prato-di-Giovellina|Saliceto|Popolasca|Castiglione|Castineta
20219 Vivario|Muracciole
20220 L'Île-Rousse|Monticello|Santa-Reparata-di-Balagna|Corbara|Aregno|Algajola|Pigna|Sant'Antonino
20221 Cervione|Santa-Maria-Poggio|Valle-di-Campoloro|Sant'Andréa-di-Cotone
20222 Brando
20224 Calacuccia|Albertacce|Corscia|Casamaccioli|Lozzi
20225 Cateri|Muro|Feliceto|Lavatoggio|Nessa|Avapessa
20226 Belgodère|Speloncato|Occhiatana|Palasca|Novella|Costa
20227 Ghisoni
20228 Luri|Barrettali|Cagnano|Pino
20229 Piedicroce|Nocario|Carcheto-Brustico|Piazzole|Verdèse|Carpineto|Stazzona|Pie-d'Orezza|Rapaggio|Polveroso|Monacia-d'Orezza|Valle-d'Orezza|Campana|Parata|Piedipartino
20230 San-Nicolao|Santa-Lucia-di-Moriani|Linguizzetta|Poggio-Mezzana|Talasani|San-Giuliano|Taglio-Isolaccio|Canale-di-Verde|Chiatra|Pero-Casevecchie|Pietra-di-Verde|San-Giovanni-di-Moriani|Velone-Orneto|Santa-Reparata-di-Moriani
20231 Venaco
20232 Oletta|Olmeta-di-Tuda|Poggio-d'Oletta|Vallecalle
20233 Sisco|Pietracorbara
20234 Valle-d'Alesani|Perelli|Novale|Felce|Pietricaggio|Ortale|Piobetta|Piazzali|Tarrano
20235 Castello-di-Rostino|Bisinchi|Valle-di-Rostino|Canavaggia
20236 Omessa|Castirla
20237 La Porta|Casabianca|Croce|Ficaja|Quercitello|Giocatojo|Poggio-Marinaccio
20238 Centuri|Morsiglia
20239 Murato|Rutali
20240 Ghisonaccia|Ventiseri|Solaro|Poggio-di-Nazza|Chisa|Lugo-di-Nazza
20242 Pietroso|Vezzani|Noceta|Rospigliani
20243 Prunelli-di-Fiumorbo|Serra-di-Fiumorbo|Isolaccio-di-Fiumorbo|San-Gavino-di-Fiumorbo
20244 San-Lorenzo|Rusio|Cambia|Aiti|Carticasi|Lano|Érone
20245 Galéria|Manso
20246 Santo-Pietro-di-Tenda|Rapale|Sorio|Piève|San-Gavino-di-Tenda
20247 Rogliano
20248 Rogliano|Tomino
20250 Corte|Casanova|Santo-Pietro-di-Venaco|Poggio-di-Venaco|Riventosa|Tralonca|Santa-Lucia-di-Mercurio|Soveria
20251 Pancheraccia|Piedicorte-di-Gaggio|Giuncaggio|Pietraserena|Altiani
20252 Lento|Campitello|Bigorno
20253 Patrimonio|Barbaggio|Farinole
20256 Corbara
20259 Olmi-Cappella|Pioggiola|Vallica|Mausoléo
20260 Calvi|Calenzana|Lumio
20270 Aléria|Antisanti|Tallone|Aghione|Pancheraccia|Tox|Casevecchie|Moïta|Matra|Campi
20272 Zalana|Pianello|Zuani|Ampriani
20275 Ersa
20276 Asco
20279 Ville-di-Paraso
20287 Meria
20290 Borgo|Lucciana|Monte|Volpajola|Vignale|Campile|Prunelli-di-Casacconi|Ortiporio|Olmo|Scolca|Crocicchia|Penta-Acquatella
20600 Bastia|Furiani
20620 Biguglia
21000 Dijon
21110 Genlis|Tart|Aiserey|Rouvres-en-Plaine|Longecourt-en-Plaine|Thorey-en-Plaine|Longeault-Pluvault|Longchamp|Collonges-et-Premières|Bretenière|Izeure|Magny-sur-Tille|Izier|Bessey-lès-Cîteaux|Varanges|Fauverney|Cessey-sur-Tille|Marliens|Soirans|Pluvet|Chambeire|Labergement-Foigney|Beire-le-Fort|Échigey|Tart-le-Bas
21120 Is-sur-Tille|Marcilly-sur-Tille|Til-Châtel|Gemeaux|Lux|Chaignay|Spoy|Diénay|Marey-sur-Tille|Pichanges|Échevannes|Villey-sur-Tille|Villecomte|Saulx-le-Duc|Moloy|Courtivron|Tarsul|Crécey-sur-Tille|Vernot|Frénois|Poiseul-lès-Saulx|Avelanges
21121 Fontaine-lès-Dijon|Ahuy|Daix|Hauteville-lès-Dijon|Darois|Étaules|Val-Suzon
21130 Auxonne|Villers-les-Pots|Athée|Les Maillys|Tillenay|Champdôtre|Poncey-lès-Athée|Flammerans|Tréclun|Saint-Seine-en-Bâche|Labergement-lès-Auxonne|Magny-Montarlot|Billey|Flagey-lès-Auxonne|Pont|Villers-Rotin
21140 Semur-en-Auxois|Millery|Genay|Le Val-Larrey|Saint-Euphrône|Courcelles-lès-Semur|Vic-de-Chassenay|Pont-et-Massène|Villars-et-Villenotte|Montigny-sur-Armançon|Massingy-lès-Semur|Lantilly|Souhey|Villeneuve-sous-Charigny|Magny-la-Ville|Juilly|Charigny
21150 Venarey-les-Laumes|Pouillenay|Alise-Sainte-Reine|Ménétreux-le-Pitois|Darcey|Bussy-le-Grand|Marigny-le-Cahouët|Flavigny-sur-Ozerain|Lucenay-le-Duc|Grignon|Frôlois|Seigny|Grésigny-Sainte-Reine|La Roche-Vanneau|Gissey-sous-Flavigny|Mussy-la-Fosse|Chassey|Thenissey|Hauteroche|Jailly-les-Moulins|Corpoyer-la-Chapelle
21160 Marsannay-la-Côte|Perrigny-lès-Dijon|Couchey|Corcelles-les-Monts|Flavignerot
21170 Losne|Saint-Usage|Saint-Jean-de-Losne|Échenon|Esbarres|Trouhans|Aubigny-en-Plaine|Franxault|Laperrière-sur-Saône|Charrey-sur-Saône|Saint-Symphorien-sur-Saône|Magny-lès-Aubigny|Montot|Samerey
21190 Meursault|Corpeau|Merceuil|Corcelles-les-Arts|Puligny-Montrachet|Meloisey|Auxey-Duresses|Chassagne-Montrachet|Ébaty|Volnay|Tailly|Saint-Romain|Saint-Aubin|Nantoux|Mavilly-Mandelot|Monthelie
21200 Beaune|Bligny-lès-Beaune|Sainte-Marie-la-Blanche|Vignoles|Montagny-lès-Beaune|Ruffey-lès-Beaune|Chorey-les-Beaune|Meursanges|Combertault|Chevigny-en-Valière|Levernois|Bouze-lès-Beaune|Marigny-lès-Reullée
21210 Saulieu|Thoisy-la-Berchère|Saint-Martin-de-la-Mer|Champeau-en-Morvan|Montlay-en-Auxois|Saint-Didier|La Motte-Ternant|Villargoix|Molphey|Lacour-d'Arcenay|Missery|Juillenay
21220 Gevrey-Chambertin|Fixin|Brochon|Morey-Saint-Denis|Saint-Philibert|Chambœuf|Valforêt|Chambolle-Musigny|Messanges|Broindon|L'Étang-Vergy|Chevannes|Curtil-Vergy|Reulle-Vergy|Épernay-sous-Gevrey|Urcy|Curley|Détain-et-Bruant|Bévy|Semezanges|Collonges-lès-Bévy|Ternant|Segrois
21230 Arnay-le-Duc|Lacanche|Viévy|Mimeure|Magnien|Saint-Prix-lès-Arnay|Voudenay|Jouey|Allerey|Foissy|Maligny|Saint-Pierre-en-Vaux|Cussy-le-Châtel|Clomot|Culètre|Musigny|Antigny-la-Ville|Champignolles|Longecourt-lès-Culêtre|Le Fête
21240 Talant
21250 Seurre|Pouilly-sur-Saône|Pagny-le-Château|Chamblanc|Bonnencontre|Corberon|Broin|Pagny-la-Ville|Corgengoux|Auvillars-sur-Saône|Villy-le-Moutier|Jallanges|Glanon|Lanthes|Labruyère|Lechâtelet|Tichey|Montmain|Trugny|Montagny-lès-Seurre|Grosbois-lès-Tichey|Bousselange
21260 Selongey|Véronnes|Sacquenay|Chazeuil|Orville|Vernois-lès-Vesvres|Foncegrive|Boussenois
21270 Pontailler-sur-Saône|Binges|Perrigny-sur-l'Ognon|Talmay|Vielverge|Maxilly-sur-Saône|Vonges|Soissons-sur-Nacey|Heuilley-sur-Saône|Étevaux|Saint-Léger-Triey|Montmançon|Saint-Sauveur|Cirey-lès-Pontailler|Drambon|Cléry|Tellecey|Marandeuil
21290 Recey-sur-Ource|Leuglay|Voulaines-les-Templiers|Saint-Broing-les-Moines|Bure-les-Templiers|Beneuvre|Essarois|Montmoyen|Terrefondrée|Lucey|Gurgy-le-Château|Chambain|Buxerolles|Faverolles-lès-Lucey|Gurgy-la-Ville|Chaugey|Menesble
21300 Chenôve
21310 Mirebeau-sur-Bèze|Belleneuve|Arceau|Beire-le-Châtel|Bèze|Renève|Magny-Saint-Médard|Champagne-sur-Vingeanne|Viévigne|Noiron-sur-Bèze|Tanay|Bézouotte|Beaumont-sur-Vingeanne|Cuiserey|Trochères|Jancigny|Savolles|Dampierre-et-Flée|Oisilly|Blagny-sur-Vingeanne|Charmes|Cheuge
21320 Pouilly-en-Auxois|Créancey|Essey|Vandenesse-en-Auxois|Chailly-sur-Armançon|Mont-Saint-Jean|Bellenot-sous-Pouilly|Meilly-sur-Rouvres|Arconcey|Thoisy-le-Désert|Marcilly-Ogny|Sainte-Sabine|Châtellenot|Chazilly|Maconge|Semarey|Beurey-Bauguay|Civry-en-Montagne|Commarin|Rouvres-sous-Meilly|Châteauneuf|Éguilly|Martrois|Blancey
21330 Laignes|Molesme|Cérilly|Poinçon-lès-Larrey|Bouix|Nicey|Marcenay|Larrey|Griselles|Balot|Nesle-et-Massoult|Villedieu|Bissey-la-Pierre|Verdonnet|Channay|Vertault|Fontaines-les-Sèches
21340 Nolay|La Rochepot|Thury|Val-Mont|Change|Baubigny|Cormot-Vauchignon|Molinot|Aubigny-la-Ronce|Santosse
21350 Vitteaux|Villy-en-Auxois|Thorey-sous-Charny|Soussey-sur-Brionne|Saint-Thibault|Saffres|Arnay-sous-Vitteaux|Beurizot|Gissey-le-Vieil|Villeberny|Massingy-lès-Vitteaux|Marcilly-et-Dracy|Avosnes|Dampierre-en-Montagne|Sainte-Colombe-en-Auxois|Posanges|Uncey-le-Franc|Marcellois|Brain|Charny|Velogny|Boussey|Vesvres|Villeferry
21360 Bligny-sur-Ouche|Veuvey-sur-Ouche|La Bussière-sur-Ouche|Montceau-et-Écharnant|Painblanc|Crugey|Thorey-sur-Ouche|Bessey-en-Chaume|Lusigny-sur-Ouche|Vic-des-Prés|Aubaine|Auxant|Écutigny|Saussey|Colombier|Antheuil|Bessey-la-Cour|Veilly|Thomirey|Bouhey|Chaudenay-le-Château|Cussy-la-Colonne|Chaudenay-la-Ville
21370 Plombières-lès-Dijon|Velars-sur-Ouche|Lantenay|Prenois|Pasques
21380 Messigny-et-Vantoux|Asnières-lès-Dijon|Savigny-le-Sec|Marsannay-le-Bois|Épagny|Curtil-Saint-Seine|Saussy
21390 Précy-sous-Thil|Le Val-Larrey|Dompierre-en-Morvan|Aisy-sous-Thil|Vic-sous-Thil|Clamerey|Braux|Nan-sous-Thil|Fontangy|Brianny|Noidan|Montigny-Saint-Barthélemy|Normier|Marcigny-sous-Thil|Roilly
21400 Châtillon-sur-Seine|Sainte-Colombe-sur-Seine|Buncey|Ampilly-le-Sec|Montliot-et-Courcelles|Chamesson|Vanvey|Coulmier-le-Sec|Nod-sur-Seine|Étrochey|Pothières|Massingy|Prusly-sur-Ource|Aisey-sur-Seine|Puits|Charrey-sur-Seine|Gomméville|Villotte-sur-Ource|Villiers-le-Duc|Villers-Patras|Vix|Obtrée|Chaumont-le-Bois|Maisey-le-Duc|Mosson|Chemin-d'Aisey|Noiron-sur-Seine|Vannaire|Brémur-et-Vaurois
21410 Fleurey-sur-Ouche|Mâlain|Sainte-Marie-sur-Ouche|Ancey|Gissey-sur-Ouche|Saint-Victor-sur-Ouche|Agey|Barbirey-sur-Ouche|Gergueil|Prâlon|Saint-Jean-de-Bœuf|Baulme-la-Roche|Arcey
21420 Savigny-lès-Beaune|Échevronne|Bouilland|Pernand-Vergelesses|Aloxe-Corton
21430 Liernais|Sussey|Manlay|Censerey|Marcheseuil|Brazey-en-Morvan|Blanot|Diancey|Savilly|Ménessaire|Bard-le-Régulier|Villiers-en-Morvan|Vianges
21440 Saint-Martin-du-Mont|Saint-Seine-l'Abbaye|Francheville|Léry|Chanceaux|Vaux-Saules|Bligny-le-Sec|Lamargelle|Trouhaut|Poncey-sur-l'Ignon|Pellerey|Poiseul-la-Grange|Champagny
21450 Villaines-en-Duesmois|Baigneux-les-Juifs|Poiseul-la-Ville-et-Laperrière|Fontaines-en-Duesmois|Saint-Marc-sur-Seine|Chaume-lès-Baigneux|Jours-lès-Baigneux|Magny-Lambert|Ampilly-les-Bordes|Billy-lès-Chanceaux|Étormay|La Villeneuve-les-Convers|Oigny|Semond|Orret
21460 Époisses|Toutry|Corrombles|Montberthault|Torcy-et-Pouligny|Courcelles-Frémoy|Corsaint|Forléans|Vieux-Château|Thoste|Bard-lès-Époisses|Jeux-lès-Bard
21470 Brazey-en-Plaine
21490 Varois-et-Chaignot|Saint-Julien|Ruffey-lès-Echirey|Norges-la-Ville|Bretigny|Bellefond|Clénay|Orgeux|Brognon|Flacey
21500 Montbard|Saint-Rémy|Touillon|Crépand|Fain-lès-Montbard|Montigny-Montfort|Moutiers-Saint-Jean|Quincy-le-Vicomte|Marmagne|Savoisy|Viserny|Asnières-en-Montagne|Fresnes|Nogent-lès-Montbard|Buffon|Fain-lès-Moutiers|Rougemont|Villaines-les-Prévôtes|Senailly|Champ-d'Oiseau|Saint-Germain-lès-Senailly|Benoisey|Courcelles-lès-Montbard|Athie|Quincerot|Étais|Arrans|Planay|Éringes
21510 Aignay-le-Duc|Minot|Étalante|Échalot|Quemigny-sur-Seine|Saint-Germain-le-Rocheux|Bellenod-sur-Seine|Mauvilly|Moitron|Busseaut|Origny|Duesme|Rochefort-sur-Brévon|Beaulieu|Meulson|Beaunotte
21520 Montigny-sur-Aube|Veuxhaulles-sur-Aube|Gevrolles|Courban|Bissey-la-Côte|Louesme|La Chaume|Boudreville|Lignerolles|Les Goulles
21530 La Roche-en-Brenil|Rouvray|Saint-Germain-de-Modéon|Saint-Andeux|Sincey-lès-Rouvray
21540 Sombernon|Blaisy-Bas|Mesmont|Savigny-sous-Mâlain|Grenant-lès-Sombernon|Turcey|Aubigny-lès-Sombernon|Remilly-en-Montagne|Vieilmoulin|Échannay|Blaisy-Haut|Grosbois-en-Montagne|Saint-Mesmin|Verrey-sous-Drée|Montoillot|Panges|Bussy-la-Pesle|Saint-Anthot|Drée|Chevannay
21550 Ladoix-Serrigny
21560 Arc-sur-Tille|Couternon|Bressey-sur-Tille|Remilly-sur-Tille
21570 Belan-sur-Ource|Brion-sur-Ource|Grancey-sur-Ource|Autricourt|Riel-les-Eaux|Thoires
21580 Grancey-le-Château-Neuvelle|Avot|Salives|Cussey-les-Forges|Courlon|Fraignot-et-Vesvrotte|Bussières|Le Meix|Busserotte-et-Montenaille|Barjon
21590 Santenay
21600 Longvic|Fénay|Ouges
21610 Fontaine-Française|Bourberain|Montigny-Mornay-Villeneuve-sur-Vingeanne|Saint-Seine-sur-Vingeanne|Saint-Maurice-sur-Vingeanne|Chaume-et-Courchamp|Fontenelle|Pouilly-sur-Vingeanne|Licey-sur-Vingeanne|Orain
21630 Pommard
21640 Gilly-lès-Cîteaux|Flagey-Echézeaux|Vougeot
21690 Verrey-sous-Salmaise|Salmaise|Boux-sous-Salmaise|Villotte-Saint-Seine|Source-Seine|Champrenault|Saint-Hélier|Charencey
21700 Nuits-Saint-Georges|Corgoloin|Comblanchien|Argilly|Arcenant|Quincey|Chaux|Saint-Bernard|Gerland|Agencourt|Meuilley|Villers-la-Faye|Villebichot|Saint-Nicolas-lès-Cîteaux|Premeaux-Prissey|Vosne-Romanée|Boncourt-le-Bois|Magny-lès-Villers|Bagnot|Fussey|Villars-Fontaine|Marey-lès-Fussey
21760 Lamarche-sur-Saône
21800 Chevigny-Saint-Sauveur|Quetigny|Neuilly-Crimolois|Sennecey-lès-Dijon
21820 Labergement-lès-Seurre|Chivres
21850 Saint-Apollinaire
21910 Noiron-sous-Gevrey|Saulon-la-Chapelle|Corcelles-lès-Cîteaux|Saulon-la-Rue|Barges|Savouges
22000 Saint-Brieuc
22100 Dinan|Lanvallay|Quévert|Trélivan|Taden|Saint-Samson-sur-Rance|Saint-Hélen|Bobital|Saint-Carné|Brusvily|Aucaleuc|Le Hinglé|Calorguen|Trévron
22110 Rostrenen|Plouguernével|Glomel|Plounévez-Quintin|Kergrist-Moëlou|Mellionnec|Trémargat
22120 Yffiniac|Hillion|Quessoy|Pommeret
22130 Plancoët|Val-d'Arguenon|Corseul|Créhen|Bourseul|Languenan|Saint-Lormel|Plorec-sur-Arguenon|Landébia
22140 Bégard|Cavan|Tonquédec|Prat|Pluzunet|Saint-Laurent|Kermoroc'h|Brélidy|Berhet|Coatascorn|Landebaëron
22150 Plœuc-L'Hermitage|Plouguenast-Langast|Hénon|Plémy|Saint-Carreuc|Gausson
22160 Callac|Carnoët|Plusquellec|Saint-Servais|La Chapelle-Neuve|Bulat-Pestivien|Duault|Maël-Pestivien|Plourac'h|Calanhel|Lohuec|Saint-Nicodème
22170 Châtelaudren-Plouagat|Plélo|Lanrodec|Plouvara|Plerneuf|Boqueho|Saint-Jean-Kerdaniel|Bringolo
22190 Plérin
22200 Guingamp|Pabu|Grâces|Saint-Agathon|Plouisy|Pommerit-le-Vicomte|Le Merzer|Squiffiec|Moustéru|Trégonneau
22210 Plémet|Plumieux|La Prénessaye|La Chèze|Saint-Étienne-du-Gué-de-l'Isle
22220 Tréguier|Plouguiel|Minihy-Tréguier|Trédarzec
22230 Merdrignac|Trémorel|Saint-Vran|Laurenan|Illifaut|Loscouët-sur-Meu|Gomené|Mérillac
22240 Fréhel|Plurien|La Bouillie|Plévenon
22250 Broons|Plumaugat|Sévignac|Lanrelas|Trémeur|Éréac|Trédias|Rouillac
22260 Ploëzal|Plouëc-du-Trieux|Quemper-Guézennec|Pontrieux|Saint-Clet|Runan
22270 Jugon-les-Lacs|Plédéliac|Mégrit|Saint-Rieul
22290 Lanvollon|Goudelin|Pléguien|Pléhédel|Pludual|Tressignaux|Tréguidel|Gommenec'h|Lannebert|Le Faouët|Saint-Gilles-les-Bois|Tréméven|Trévérec|Lanleff
22300 Lannion|Ploubezre|Ploumilliau|Rospez|Ploulec'h|Trédrez-Locquémeau|Caouënnec-Lanvézéac|Lanmérin|Saint-Michel-en-Grève
22310 Plestin-les-Grèves|Plufur|Trémel|Tréduder
22320 Corlay|Le Haut-Corlay|Plussulien|Saint-Mayeux|La Harmoye|Saint-Martin-des-Prés|Le Bodéo
22330 Le Mené
22340 Maël-Carhaix|Trébrivan|Plévin|Paule|Le Moustoir|Treffrin|Locarn|Tréogan
22350 Caulnes|Plumaudan|Yvignac-la-Tour|Guitté|Saint-Jouan-de-l'Isle|Saint-Maden|Guenroc|La Chapelle-Blanche
22360 Langueux
22370 Pléneuf-Val-André
22380 Saint-Cast-le-Guildo
22390 Bourbriac|Pont-Melvez|Gurunhuel|Saint-Adrien
22400 Lamballe-Armor|Saint-Alban|Coëtmieux|Landéhen|Hénansal|Andel|Noyal|Saint-Denoual|Quintenic
22410 Saint-Quay-Portrieux|Plourhan|Lantic|Tréveneuc
22420 Plouaret|Le Vieux-Marché|Lanvellec|Trégrom|Plouzélambre
22430 Erquy
22440 Ploufragan|Trémuson|La Méaugon
22450 La Roche-Jaudy|Langoat|Kermaria-Sulard|Camlez|Coatréven|Quemperven|Trézény|Troguéry|Mantallot
22460 Uzel|Le Quillio|Allineuc|Merléac|Saint-Hervé|Grâce-Uzel|Saint-Thélo
22470 Plouézec
22480 Saint-Nicolas-du-Pélem|Lanrivain|Canihuel|Saint-Gilles-Pligeaux|Saint-Connan|Kerpert|Kerien|Peumerit-Quintin|Sainte-Tréphine|Magoar
22490 Pleslin-Trigavou|Plouër-sur-Rance|Langrolay-sur-Rance|Tréméreuc
22500 Paimpol|Kerfot
22510 Bréhand|Trédaniel|Trébry|Moncontour|Saint-Glen|Penguily|Saint-Trimoël
22520 Binic-Étables-sur-Mer
22530 Guerlédan|Caurel|Saint-Gilles-Vieux-Marché|Saint-Connec
22540 Louargat|Pédernec|Tréglamus
22550 Matignon|Hénanbihen|Saint-Pôtan|Pléboulle|Ruca
22560 Pleumeur-Bodou|Trébeurden
22570 Bon Repos sur Blavet|Gouarec|Plélauff|Lescouët-Gouarec|Saint-Igeaux
22580 Plouha|Lanloup
22590 Pordic|Trégomeur
22600 Loudéac|La Motte|Trévé|Saint-Barnabé|Saint-Caradec|Hémonstoir|Saint-Maudan
22610 Pleubian|Lanmodez|Kerbors
22620 Ploubazlanec
22630 Évran|Les Champs-Géraux|Saint-Juvat|Saint-Judoce|Saint-André-des-Eaux|Le Quiou|Tréfumel
22640 Plénée-Jugon|Plestan|Tramain|La Malhoure
22650 Beaussais-sur-Mer
22660 Trévou-Tréguignec|Trélévern
22680 Binic-Étables-sur-Mer
22690 Pleudihen-sur-Rance|La Vicomté-sur-Rance
22700 Perros-Guirec|Louannec|Saint-Quay-Perros
22710 Penvénan
22720 Plésidy|Saint-Péver|Senven-Léhart|Saint-Fiacre
22730 Trégastel
22740 Lézardrieux|Pleumeur-Gautier|Pleudaniel
22750 Saint-Jacut-de-la-Mer
22770 Lancieux
22780 Loguivy-Plougras|Plounérin|Plougras
22800 Quintin|Saint-Brandan|Plaine-Haute|Saint-Donan|Le Fœil|Lanfains|Le Vieux-Bourg|Cohiniac|Saint-Bihy|Saint-Gildas|Le Leslay
22810 Plounévez-Moëdec|Belle-Isle-en-Terre|Plougonver|Loc-Envel
22820 Plougrescant
22830 Plouasne
22860 Plourivo
22870 Île-de-Bréhat
22930 Yvias
22940 Plaintel|Saint-Julien
22950 Trégueux
22960 Plédran
22970 Ploumagoar|Coadout
22980 Plélan-le-Petit|Vildé-Guingalan|La Landec|Languédias|Trébédan|Saint-Michel-de-Plélan|Saint-Maudez|Saint-Méloir-des-Bois
23000 Guéret|Sainte-Feyre|Saint-Sulpice-le-Guérétois|Saint-Fiel|Saint-Laurent|La Saunière|Anzême|La Brionne|La Chapelle-Taillefert|Saint-Léger-le-Guérétois|Saint-Victor-en-Marche|Savennes|Saint-Éloi|Peyrabout|Saint-Christophe
23100 La Courtine|Saint-Merd-la-Breuille|Saint-Martial-le-Vieux|Féniers|Le Mas-d'Artige|Saint-Oradoux-de-Chirouze
23110 Évaux-les-Bains|Sannat|Fontanières|Reterre|Saint-Julien-la-Genête|Saint-Priest|Chambonchard
23120 Vallière|Banize
23130 Chénérailles|Peyrat-la-Nonière|Saint-Chabrais|Issoudun-Létrieix|Saint-Loup|Saint-Dizier-la-Tour|Saint-Julien-le-Châtel|Puy-Malsignat|Le Chauchet|Pierrefitte
23140 Parsac|Pionnat|Cressat|Jarnages|Domeyrot|Vigeville|Saint-Silvain-sous-Toulx
23150 Ahun|Lavaveix-les-Mines|Saint-Pardoux-les-Cards|Saint-Yrieix-les-Bois|Saint-Martial-le-Mont|Saint-Hilaire-la-Plaine|Maisonnisses|Moutier-d'Ahun|Lépinas|Mazeirat|Sous-Parsat
23160 Azerables|Saint-Sébastien|Crozant|Saint-Germain-Beaupré|Bazelat|La Chapelle-Baloue
23170 Chambon-sur-Voueize|Budelière|Lussat|Lépaud|Nouhant|Viersat|Tardes|Verneiges|Auge
23190 Champagnat|Bellegarde-en-Marche|Lupersat|Mautes|Saint-Silvain-Bellegarde|Saint-Domet|La Serre-Bussière-Vieille
23200 Aubusson|Saint-Médard-la-Rochette|Blessac|Saint-Amand|Moutier-Rozeille|Saint-Marc-à-Frongier|Saint-Alpinien|Néoux|Saint-Maixant|Saint-Pardoux-le-Neuf|Saint-Avit-de-Tardes|Alleyrat|Bosroger|La Chaussade
23210 Bénévent-l'Abbaye|Marsac|Mourioux-Vieilleville|Arrènes|Aulon|Ceyroux|Augères|Azat-Châtenet
23220 Bonnat|Moutier-Malcard|Chéniers|Jouillat|Mortroux|Champsanglard|Le Bourg-d'Hem|Linard-Malval|Chambon-Sainte-Croix
23230 Gouzon|Bord-Saint-Georges|La Celle-sous-Gouzon|Trois-Fonds
23240 Le Grand-Bourg|Saint-Priest-la-Plaine|Chamborand|Lizières
23250 Sardent|Pontarion|Saint-Georges-la-Pouge|Janaillat|Saint-Hilaire-le-Château|Vidaillat|Thauron|Soubrebost|Chavanat|La Pouge|La Chapelle-Saint-Martial
23260 Crocq|Flayat|Magnat-l'Étrange|Saint-Agnant-près-Crocq|Basville|Saint-Pardoux-d'Arnet|La Villetelle|Saint-Oradoux-près-Crocq|Saint-Maurice-près-Crocq|Saint-Bard|Pontcharraud|La Mazière-aux-Bons-Hommes|Malleret|La Villeneuve|Beissat
23270 Clugnat|Châtelus-Malvaleix|Bétête|Roches|Ladapeyre|Saint-Dizier-les-Domaines|Jalesches
23290 Fursac
23300 La Souterraine|Saint-Maurice-la-Souterraine|Saint-Agnant-de-Versillat|Saint-Priest-la-Feuille|Noth|Vareilles|Saint-Léger-Bridereix
23320 Saint-Vaury|Bussière-Dunoise|Montaigut-le-Blanc|Fleurat|Saint-Silvain-Montaigut|Gartempe
23340 Faux-la-Montagne|Gentioux-Pigerolles|La Villedieu
23350 Genouillac|La Cellette|Nouziers|Tercillat
23360 Lourdoueix-Saint-Pierre|Méasnes|La Forêt-du-Temple|Nouzerolles
23380 Ajain|Glénic
23400 Bourganeuf|Saint-Dizier-Masbaraud|Montboucher|Bosmoreau-les-Mines|Saint-Moreil|Saint-Pardoux-Morterolles|Faux-Mazuras|Saint-Amand-Jartoudeix|Saint-Junien-la-Bregère|Auriat|Mansat-la-Courrière|Saint-Priest-Palus
23420 Mérinchal
23430 Châtelus-le-Marcheix|Saint-Martin-Sainte-Catherine|Saint-Pierre-Chérignat|Saint-Goussaud
23450 Fresselines
23460 Royère-de-Vassivière|Saint-Yrieix-la-Montagne|Le Monteil-au-Vicomte|Saint-Pierre-Bellevue|Saint-Martin-Château|Saint-Marc-à-Loubaud
23480 Saint-Sulpice-les-Champs|Fransèches|Ars|Le Donzeil|Saint-Michel-de-Veisse|Chamberaud|Saint-Avit-le-Pauvre
23500 Felletin|Saint-Quentin-la-Chabanne|Saint-Frion|La Nouaille|Gioux|Croze|Clairavaux|Poussanges|Saint-Georges-Nigremont|Sainte-Feyre-la-Montagne
23600 Boussac|Boussac-Bourg|Soumans|Saint-Silvain-Bas-le-Roc|Bussière-Saint-Georges|Toulx-Sainte-Croix|Nouzerines|Lavaufranche|Saint-Marien|Malleret-Boussac|Leyrat|Saint-Pierre-le-Bost
23700 Auzances|Mainsat|Rougnat|Dontreix|Chard|Le Compas|Charron|Arfeuille-Châtain|Les Mars|Sermur|Bussière-Nouvelle|Lioux-les-Monges|Brousse|Châtelard
23800 Dun-le-Palestel|Naillat|Saint-Sulpice-le-Dunois|La Celle-Dunoise|Villard|Lafat|Colondannes|Maison-Feyne|Sagnat
24000 Périgueux
24100 Bergerac|Creysse|Lembras|Saint-Laurent-des-Vignes
24110 Saint-Astier|Saint-Léon-sur-l'Isle|Montrem|Léguillac-de-l'Auche|Grignols|Manzac-sur-Vern|Saint-Aquilin|Bourrou
24120 Terrasson-Lavilledieu|La Feuillade|Pazayac|Beauregard-de-Terrasson|Coly-Saint-Amand|Les Coteaux Périgourdins|La Dornac|Villac|Châtres|La Cassagne
24130 Prigonrieux|La Force|Saint-Pierre-d'Eyraud|Eyraud-Crempse-Maurens|Le Fleix|Ginestet|Lunas|Monfaucon|Saint-Georges-Blancaneix|Bosset|Fraisse
24140 Eyraud-Crempse-Maurens|Villamblard|Queyssac|Douville|Campsegret|Montagnac-la-Crempse|Beauregard-et-Bassac|Beleymas|Saint-Georges-de-Montclard|Saint-Martin-des-Combes|Jaure|Saint-Jean-d'Estissac|Saint-Hilaire-d'Estissac|Clermont-de-Beauregard
24150 Lalinde|Mauzac-et-Grand-Castang|Couze-et-Saint-Front|Saint-Capraise-de-Lalinde|Lanquais|Varennes|Pressignac-Vicq|Calès|Bayac|Cause-de-Clérans|Baneuil|Pontours|Badefols-sur-Dordogne|Bourniquel
24160 Excideuil|Salagnac|Saint-Médard-d'Excideuil|Génis|Saint-Germain-des-Prés|Saint-Martial-d'Albarède|Anlhiac|Clermont-d'Excideuil|Saint-Jory-las-Bloux|Saint-Pantaly-d'Excideuil|Preyssac-d'Excideuil|Sainte-Trie|Saint-Raphaël
24170 Pays de Belvès|Siorac-en-Périgord|Saint-Pompon|Sagelat|Monplaisant|Saint-Laurent-la-Vallée|Saint-Pardoux-et-Vielvic|Saint-Germain-de-Belvès|Larzac|Sainte-Foy-de-Belvès|Grives|Doissat|Carves|Cladech|Salles-de-Belvès|Orliac
24190 Neuvic|Saint-Germain-du-Salembre|Douzillac|Saint-Vincent-de-Connezac|Chantérac|Vallereuil|Saint-André-de-Double|Saint-Jean-d'Ataux|Saint-Séverin-d'Estissac
24200 Sarlat-la-Canéda|Carsac-Aillac|Proissans|Saint-André-d'Allas|Vitrac|Marcillac-Saint-Quentin|Sainte-Nathalène|Saint-Vincent-le-Paluel
24210 Thenon|La Bachellerie|Peyrignac|Fossemagne|Saint-Rabier|Azerat|Limeyrat|Sainte-Orse|Ajat|Bars|Brouchaud|Montagnac-d'Auberoche|Gabillou
24220 Saint-Cyprien|Coux et Bigaroque-Mouzens|Castels et Bézenac|Meyrals|Vézac|Beynac-et-Cazenac|Saint-Vincent-de-Cosse|Allas-les-Mines|Marnac|Berbiguières
24230 Saint-Antoine-de-Breuilh|Lamothe-Montravel|Montcaret|Vélines|Saint-Seurin-de-Prats|Saint-Michel-de-Montaigne|Bonneville-et-Saint-Avit-de-Fumadières|Montazeau|Saint-Vivien|Nastringues
24240 Sigoulès-et-Flaugeac|Monbazillac|Pomport|Thénac|Gageac-et-Rouillac|Saussignac|Monestier|Ribagnac|Razac-de-Saussignac|Rouffignac-de-Sigoulès|Cunèges|Mescoules
24250 Cénac-et-Saint-Julien|Domme|Groléjac|Saint-Martial-de-Nabirat|Daglan|Castelnaud-la-Chapelle|La Roque-Gageac|Saint-Cybranet|Nabirat|Veyrines-de-Domme|Florimont-Gaumier|Bouzic|Saint-Aubin-de-Nabirat
24260 Le Bugue|Les Eyzies|Saint-Chamassy|Journiac|Campagne|Mauzens-et-Miremont|Audrix|Saint-Félix-de-Reillac-et-Mortemart|Savignac-de-Miremont|Saint-Avit-de-Vialard
24270 Payzac|Lanouaille|Savignac-Lédrier|Angoisse|Sarlande|Dussac|Saint-Mesmin|Saint-Cyr-les-Champagnes
24290 Montignac-Lascaux|Coly-Saint-Amand|Aubas|La Chapelle-Aubareil|Saint-Léon-sur-Vézère|Auriac-du-Périgord|Les Farges|Valojoulx|Thonac|Sergeac|Fanlac
24300 Nontron|Javerlhac-et-la-Chapelle-Saint-Robert|Augignac|Saint-Martial-de-Valette|Abjat-sur-Bandiat|Saint-Front-la-Rivière|Lussas-et-Nontronneau|Saint-Martin-le-Pin|Teyjat|Le Bourdeix|Savignac-de-Nontron|Saint-Front-sur-Nizonne|Sceau-Saint-Angel|Hautefaye|Connezac|La Chapelle-Montmoreau
24310 Brantôme en Périgord|Bourdeilles|Biras|Paussac-et-Saint-Vivien
24320 La Tour-Blanche-Cercles|Verteillac|Bertric-Burée|Gout-Rossignol|Champagne-et-Fontaine|Saint-Paul-Lizonne|Nanteuil-Auriac-de-Bourzac|Cherval|Coutures|Saint-Martial-Viveyrol|Bouteilles-Saint-Sébastien|Lusignac|Chapdeuil|Saint-Just|Vendoire|La Chapelle-Grésignac|Bourg-des-Maisons|La Chapelle-Montabourlet
24330 Boulazac Isle Manoire|Bassillac et Auberoche|La Douze|Saint-Pierre-de-Chignac|Saint-Crépin-d'Auberoche|Saint-Geyrac
24340 Mareuil en Périgord|La Rochebeaucourt-et-Argentine|Rudeau-Ladosse|Sainte-Croix-de-Mareuil|Saint-Félix-de-Bourdeilles
24350 Tocane-Saint-Apre|Mensignac|La Chapelle-Gonaguet|Lisle|Grand-Brassac|Montagrier|Bussac|Douchapt|Saint-Victor|Creyssac
24360 Piégut-Pluviers|Saint-Estèphe|Champniers-et-Reilhac|Busserolles|Bussière-Badil|Varaignes|Saint-Barthélemy-de-Bussière|Étouars|Soudat
24370 Pechs-de-l'Espérance|Carlux|Saint-Julien-de-Lampon|Calviac-en-Périgord|Prats-de-Carlux|Veyrignac|Sainte-Mondane|Simeyrols
24380 Sanilhac|Vergt|Val de Louyre et Caudeau|Lacropte|Église-Neuve-de-Vergt|Chalagnac|Saint-Paul-de-Serre|Saint-Michel-de-Villadeix|Saint-Mayme-de-Péreyrol|Fouleix|Creyssensac-et-Pissot|Salon|Grun-Bordas|Veyrines-de-Vergt|Saint-Amand-de-Vergt
24390 Hautefort|Tourtoirac|Cherveix-Cubas|Badefols-d'Ans|Nailhac|Granges-d'Ans|Boisseuilh|Coubjours|Teillots|La Chapelle-Saint-Jean|Temple-Laguyon
24400 Mussidan|Saint-Médard-de-Mussidan|Saint-Front-de-Pradoux|Sourzac|Saint-Laurent-des-Hommes|Beaupouyet|Issac|Les Lèches|Beauronne|Bourgnac|Saint-Louis-en-l'Isle|Saint-Géry|Saint-Michel-de-Double|Saint-Martin-l'Astier|Église-Neuve-d'Issac|Saint-Étienne-de-Puycorbier
24410 Saint Aulaye-Puymangou|Saint Privat en Périgord|Parcoul-Chenaud|Échourgnac|Saint-Vincent-Jalmoutiers|La Jemaye-Ponteyraud|Servanches
24420 Sorges et Ligueux en Périgord|Antonne-et-Trigonant|Sarliac-sur-l'Isle|Savignac-les-Églises|Coulaures|Escoire|Mayac|Saint-Vincent-sur-l'Isle
24430 Marsac-sur-l'Isle|Coursac|Razac-sur-l'Isle|Annesse-et-Beaulieu
24440 Beaumontois en Périgord|Saint-Avit-Sénieur|Naussannes|Monsac|Montferrand-du-Périgord|Rampieux|Sainte-Croix
24450 La Coquille|Mialet|Saint-Pierre-de-Frugie|Saint-Priest-les-Fougères|Firbeix
24460 Brantôme en Périgord|Château-l'Évêque|Agonac|Sorges et Ligueux en Périgord|Négrondes|Saint-Front-d'Alemps
24470 Saint-Pardoux-la-Rivière|Saint-Saud-Lacoussière|Milhac-de-Nontron|Champs-Romain
24480 Le Buisson-de-Cadouin|Alles-sur-Dordogne|Molières|Bouillac|Urval
24490 La Roche-Chalais
24500 Eymet|Saint-Aubin-de-Cadelech|Fonroque|Razac-d'Eymet|Singleyrac|Saint-Julien-Innocence-Eulalie|Serres-et-Montguyard|Saint-Capraise-d'Eymet|Sadillac
24510 Val de Louyre et Caudeau|Trémolat|Limeuil|Paunat|Saint-Félix-de-Villadeix|Sainte-Foy-de-Longas|Saint-Marcel-du-Périgord|Pezuls
24520 Cours-de-Pile|Mouleydier|Saint-Nexans|Saint-Germain-et-Mons|Saint-Sauveur|Lamonzie-Montastruc|Saint-Agne|Liorac-sur-Louyre|Verdon
24530 Brantôme en Périgord|Champagnac-de-Belair|Condat-sur-Trincou|Villars|La Chapelle-Faucher|Quinsac|Saint-Pancrace
24540 Capdrot|Monpazier|Marsalès|Lolme|Vergt-de-Biron|Biron|Lavalade|Gaugeac|Saint-Romain-de-Monpazier|Saint-Avit-Rivière|Soulaures|Saint-Marcory|Saint-Cassien
24550 Villefranche-du-Périgord|Campagnac-lès-Quercy|Mazeyrolles|Loubejac|Saint-Cernin-de-l'Herm|Besse|Prats-du-Périgord|Lavaur
24560 Issigeac|Faux-en-Périgord|Bouniagues|Plaisance|Saint-Aubin-de-Lanquais|Colombier|Boisse|Conne-de-Labarde|Saint-Cernin-de-Labarde|Saint-Léon-d'Issigeac|Saint-Perdoux|Monsaguel|Montaut|Monmadalès|Sainte-Radegonde|Monmarvès|Bardou|Faurilles
24570 Le Lardin-Saint-Lazare|Condat-sur-Vézère
24580 Rouffignac-Saint-Cernin-de-Reilhac|Plazac|Fleurac
24590 Salignac-Eyvigues|Saint-Geniès|Saint-Crépin-et-Carlucet|Archignac|Nadaillac|Borrèze|Paulin|Jayac
24600 Ribérac|Villetoureix|Saint-Martin-de-Ribérac|Vanxains|Celles|Allemans|Saint-Méard-de-Drône|Saint-Sulpice-de-Roumagnac|Siorac-de-Ribérac|Bourg-du-Bost|Segonzac|Saint-Pardoux-de-Drône|Petit-Bersac|Comberanche-et-Épeluche|Chassaignes
24610 Villefranche-de-Lonchat|Saint-Méard-de-Gurçon|Saint-Martin-de-Gurson|Montpeyroux|Minzac|Carsac-de-Gurson
24620 Les Eyzies|Marquay|Tamniès|Tursac|Peyzac-le-Moustier
24630 Jumilhac-le-Grand
24640 Bassillac et Auberoche|Cubjac-Auvézère-Val d'Ans|Sainte-Eulalie-d'Ans|Chourgnac
24650 Chancelade
24660 Coulounieix-Chamiers|Sanilhac
24680 Lamonzie-Saint-Martin|Gardonne
24700 Montpon-Ménestérol|Ménesplet|Le Pizou|Moulin-Neuf|Saint-Martial-d'Artenset|Saint-Barthélemy-de-Bellegarde|Saint-Rémy|Eygurande-et-Gardedeuil|Saint-Géraud-de-Corps|Saint-Sauveur-Lalande
24750 Boulazac Isle Manoire|Trélissac|Sanilhac|Champcevinel|Cornille
24800 Thiviers|Nantheuil|Corgnac-sur-l'Isle|Saint-Jory-de-Chalais|Saint-Paul-la-Roche|Eyzerac|Saint-Pierre-de-Côle|Chalais|Saint-Sulpice-d'Excideuil|Sarrazac|Saint-Martin-de-Fressengeas|Saint-Jean-de-Côle|Saint-Romain-et-Saint-Clément|Vaunac|Nanthiat|Lempzours
25000 Besançon
25110 Baume-les-Dames|Autechaux|Grosbois|Villers-Saint-Martin|Dammartin-les-Templiers|Pont-les-Moulins|Voillans|Hyèvre-Paroisse|Lomont-sur-Crête|Luxiol|Fourbanne|Verne|Bretigney-Notre-Dame|Vergranne|Séchin|Guillon-les-Bains|Rillans|Cusance|Esnans|Hyèvre-Magny|Fontenotte|Silley-Bléfond|Montivernage
25111 Montgesoye
25113 Sainte-Marie
25115 Pouilley-les-Vignes
25120 Maîche|Les Bréseux|Cernay-l'Église|Mont-de-Vougney|Mancenans-Lizerne|Orgeans-Blanchefontaine
25130 Villers-le-Lac
25140 Charquemont|Frambouhans|Les Écorces|Fournet-Blancheroche
25150 Pont-de-Roide-Vermondans|Bourguignon|Dambelin|Écot|Autechaux-Roide|Villars-sous-Écot|Écurcey|Goux-lès-Dambelin|Rémondans-Vaivre|Neuchâtel-Urtière
25160 Labergement-Sainte-Marie|Montperreux|Malbuisson|Oye-et-Pallet|Vaux-et-Chantegrue|Remoray-Boujeons|Les Grangettes|La Planée|Saint-Point-Lac|Malpas
25170 Pelousey|Recologne|Émagny|Lavernay|Burgille|Lantenne-Vertière|Chaucenne|Audeux|Noironte|Ruffey-le-Château|Villers-Buzon|Champvans-les-Moulins|Moncley|Chevigney-sur-l'Ognon|Jallerange|Champagney|Franey|Courchapon|Mazerolles-le-Salin|Placey|Sauvagney|Étrabonne|Le Moutherot
25190 Saint-Hippolyte|Montécheroux|Chamesol|Montandon|Villars-sous-Dampjoux|Noirefontaine|Valonne|Feule|Glère|Dampjoux|Liebvillers|Vaufrey|Soulce-Cernay|Les Terres-de-Chaux|Péseux|Solemont|Valoreille|Montancy|Bief|Rosières-sur-Barbèche|Fleurey|Froidevaux|Montjoie-le-Château
25200 Montbéliard|Grand-Charmont|Bethoncourt
25210 Le Russey|Bonnétage|Les Fontenelles|Le Bizot|Plaimbois-du-Miroir|Le Barboux|Le Luhier|Mont-de-Laval|Saint-Julien-lès-Russey|Grand'Combe-des-Bois|Montbéliardot|Narbief|La Bosse|Le Mémont|Laval-le-Prieuré
25220 Thise|Roche-lez-Beaupré|Chalezeule|Novillars|Amagney|Vaire|Chalèze
25230 Seloncourt|Dasle|Vandoncourt|Bondeval
25240 Mouthe|Chaux-Neuve|Chapelle-des-Bois|Gellin|Les Villedieu|Sarrageois|Brey-et-Maison-du-Bois|Petite-Chaux|Les Pontets|Châtelblanc|Le Crouzet|Reculfoz|Rondefontaine
25250 L'Isle-sur-le-Doubs|Rang|Appenans|Onans|Soye|Mancenans|Médière|Beutal|Étrappe|Hyémondans|Bournois|Blussans|La Prétière|Marvelise|Geney|Sourans|Faimbe|Accolans|Gémonval|Blussangeaux|Bretigney|Lanthenans
25260 Montenois|Colombier-Fontaine|Saint-Maurice-Colombier|Étouvans|Lougres|Longevelle-sur-Doubs
25270 Levier|Chapelle-d'Huin|Septfontaines|Villers-sous-Chalamont|Arc-sous-Montenot|Villeneuve-d'Amont|Gevresin|Crouzet-Migette|Montmahoux|Sainte-Anne
25290 Ornans|Épeugney|Rurey|Scey-Maisières|Chassagne-Saint-Denis|Cademène
25300 Pontarlier|Doubs|Les Fourgs|Granges-Narboz|La Cluse-et-Mijoux|Houtaud|Chaffois|Arçon|Dommartin|Vuillecin|Sainte-Colombe|Verrières-de-Joux|Les Alliés
25310 Hérimoncourt|Blamont|Abbévillers|Roches-lès-Blamont|Pierrefontaine-lès-Blamont|Villars-lès-Blamont|Glay|Meslières|Thulay|Dannemarie
25320 Montferrand-le-Château|Chemaudin et Vaux|Grandfontaine|Boussières|Torpes|Osselle-Routelle|Busy|Byans-sur-Doubs|Vorges-les-Pins|Rancenay|Thoraise|Abbans-Dessous
25330 Amancey|Bolandoz|Chantrans|Éternoz-Vallée-du-Lison|Déservillers|Fertans|Cléron|Reugney|Amathay-Vésigneux|Longeville|Nans-sous-Sainte-Anne|Malans|Flagey|Silley-Amancey|Lizine|Amondans
25340 Pays-de-Clerval|Anteuil|Abbenans|Pompierre-sur-Doubs|Fontaine-lès-Clerval|Uzelle|Branne|Gondenans-Montby|Crosey-le-Grand|Saint-Georges-Armont|L'Hôpital-Saint-Lieffroy|Crosey-le-Petit|Roche-lès-Clerval|Viéthorey|Fontenelle-Montby
25350 Mandeure
25360 Nancray|Bouclans|Naisey-les-Granges|Gonsans|Osse|Champlive|Glamondans|Passavant|Saint-Juan|Aïssey|Lanans|Adam-lès-Passavant|Vaudrivillers|Côtebrune|Magny-Châtelard
25370 Jougne|Métabief|Les Hôpitaux-Neufs|Rochejean|Longevilles-Mont-d'Or|Les Hôpitaux-Vieux|Saint-Antoine|Touillon-et-Loutelet|Fourcatier-et-Maison-Neuve
25380 Belleherbe|Charmoille|Bretonvillers|Cour-Saint-Maurice|Chamesey|Provenchère|Surmont|Vaucluse|La Grange|Battenans-Varin|Rosureux|Vauclusotte|Longevelle-lès-Russey
25390 Orchamps-Vennes|Flangebouche|Guyans-Vennes|Fournets-Luisans|Loray|Fuans|Vennes|Plaimbois-Vennes|Consolation-Maisonnettes
25400 Audincourt|Exincourt|Taillecourt|Arbouans
25410 Saint-Vit|Dannemarie-sur-Crète|Osselle-Routelle|Pouilley-Français|Roset-Fluans|Mercey-le-Grand|Velesmes-Essarts|Berthelange|Ferrières-les-Bois|Villars-Saint-Georges|Corcelles-Ferrières|Corcondray
25420 Voujeaucourt|Bart|Courcelles-lès-Montbéliard|Berche|Dampierre-sur-le-Doubs
25430 Sancey|Vellevans|Servin|Vyt-lès-Belvoir|Rahon|Chazot|Randevillers|Belvoir|Vellerot-lès-Belvoir|Orve|Vernois-lès-Belvoir
25440 Quingey|Liesle|Chenecey-Buillon|Charnay|Fourg|Cessey|Abbans-Dessus|Le Val|Chouzelot|Lombard|Chay|Lavans-Quingey|Buffard|Myon|Paroy|Échay|Rennes-sur-Loue|Ronchaux|Courcelles|Pessans|Rouhe|By|Brères|Samson|Cussey-sur-Lison|Mesmay|Goux-sous-Landet|Palantine|Bartherans
25450 Damprichard
25460 Étupes
25470 Trévillers|Charmauvillers|Courtefontaine|Indevillers|Thiébouhans|Les Plains-et-Grands-Essarts|Goumois|Fessevillers|Ferrières-le-Lac|Belfays|Burnevillers|Urtière
25480 Miserey-Salines|École-Valentin|Pirey
25490 Fesches-le-Châtel|Dampierre-les-Bois|Badevel|Allenjoie
25500 Morteau|Les Fins|Montlebon|Les Combes|La Chenalotte|Le Bélieu|Noël-Cerneux
25510 Pierrefontaine-les-Varans|Laviron|La Sommette|Domprel|Germéfontaine|Grandfontaine-sur-Creuse|Villers-la-Combe
25520 Val-d'Usiers|Arc-sous-Cicon|Ouhans|Évillers|Aubonne|Bugny|Saint-Gorgon-Main|Renédale
25530 Vercel-Villedieu-le-Camp|Landresse|Orsans|Épenouse|Villers-Chief|Chevigney-lès-Vercel|Chaux-lès-Passavant|Eysson|Bremondans|Adam-lès-Vercel|Courtetain-et-Salans|Belmont|Ouvans|Vellerot-lès-Vercel
25550 Bavans|Dung|Présentevillers|Laire|Raynans|Issans|Allondans|Échenans|Saint-Julien-lès-Montbéliard
25560 Frasne|La Rivière-Drugeon|Bulle|Boujailles|Bouverans|Bonnevaux|Bannans|Courvières|Dompierre-les-Tilleuls
25570 Grand'Combe-Châteleu
25580 Étalans|Les Premiers Sapins|Vernierfontaine|Guyans-Durnes|Fallerans|Saules|Lavans-Vuillafans|Durnes|Échevannes|Voires
25600 Sochaux|Vieux-Charmont|Nommay|Dambenois|Brognard
25610 Arc-et-Senans
25620 Ornans|Mamirolle|Étalans|Tarcenay-Foucherans|Les Monts-Ronds|L'Hôpital-du-Grosbois|Trépot|Malbrans|La Chevillotte
25630 Sainte-Suzanne
25640 Marchaux-Chaudefontaine|Roulans|Pouligney-Lusans|Rigney|La Tour-de-Sçay|Ougney-Douvot|Vennans|Braillans|Cendrey|Val-de-Roulans|Saint-Hilaire|Villers-Grélot|Châtillon-Guyotte|Flagey-Rigney|Rignosot|Le Puy|L'Écouvotte|Champoux|Corcelle-Mieslot|Rougemontot|Breconchaux|La Bretenière|Germondans|Blarians|Ollans|Battenans-les-Mines
25650 Pays-de-Montbenoît|Gilley|Maisons-du-Bois-Lièvremont|La Chaux
25660 Saône|Montfaucon|Morre|Fontain|Gennes|Les Monts-Ronds|Montrond-le-Château|La Vèze
25680 Rougemont|Cuse-et-Adrisans|Mésandans|Avilley|Cubrial|Montagney-Servigney|Gouhelans|Romain|Tournans|Cubry|Huanne-Montmartin|Trouvans|Nans|Gondenans-les-Moulins|Mondon|Montussaint|Tallans|Rognon|Puessans|Tressandans|Bonnal
25690 Avoudrey|Passonfontaine|Longemaison|Longechaux
25700 Valentigney|Mathay
25720 Avanne-Aveney|Beure|Fontain|Larnod|Pugey
25750 Arcey|Désandans|Aibre|Semondans|Le Vernoy
25770 Franois|Chemaudin et Vaux|Serre-les-Sapins
25790 Les Gras
25800 Valdahon|Épenoy|Étray
25820 Laissey
25840 Vuillafans|Châteauvieux-les-Fossés
25870 Les Auxons|Châtillon-le-Duc|Devecey|Geneuille|Cussey-sur-l'Ognon|Bonnay|Vieilley|Moncey|Venise|Tallenay|Mérey-Vieilley|Palise|Valleroy|Chevroz|Thurey-le-Mont
25920 Mouthier-Haute-Pierre
25930 Lods
25960 Deluz
26000 Valence
26100 Romans-sur-Isère
26110 Nyons|Mirabel-aux-Baronnies|Vinsobres|Saint-Maurice-sur-Eygues|Venterol|Condorcet|Aubres|Sainte-Jalle|Piégon|Saint-Ferréol-Trente-Pas|Les Pilles|Curnier|Saint-Sauveur-Gouvernet|Le Poët-Sigillat|Châteauneuf-de-Bordette|Montaulieu|Bellecombe-Tarendol|Bésignan|Arpavon|Chaudebonne|Rochebrune|Valouse|Eyroles
26120 Chabeuil|Montélier|Malissard|Montmeyran|Upie|Montvendre|Châteaudouble|Peyrus|Combovin|La Baume-Cornillane|Barcelonne|Ourches
26130 Saint-Paul-Trois-Châteaux|Saint-Restitut|Montségur-sur-Lauzon|Clansayes|Solérieux
26140 Saint-Rambert-d'Albon|Anneyron|Albon|Andancette
26150 Die|Solaure en Diois|Romeyer|Marignac-en-Diois|Pontaix|Saint-Julien-en-Quint|Barsac|Ponet-et-Saint-Auban|Chamaloc|Laval-d'Aix|Sainte-Croix|Montmaur-en-Diois|Saint-Andéol|Vachères-en-Quint
26160 La Bégude-de-Mazenc|Saint-Gervais-sur-Roubion|La Bâtie-Rolland|Le Poët-Laval|Pont-de-Barret|Portes-en-Valdaine|Bonlieu-sur-Roubion|Puygiron|Rochefort-en-Valdaine|La Touche|Manas|Eyzahut|Salettes|Rochebaudin|Souspierre|Félines-sur-Rimandoule
26170 Buis-les-Baronnies|Mollans-sur-Ouvèze|La Roche-sur-le-Buis|Pierrelongue|Plaisians|Mérindol-les-Oliviers|Saint-Auban-sur-l'Ouvèze|Beauvoisin|Eygaliers|Propiac|Vercoiran|Montauban-sur-l'Ouvèze|La Penne-sur-l'Ouvèze|Sainte-Euphémie-sur-Ouvèze|Bénivay-Ollon|La Rochette-du-Buis|Montguers|Rioms|Le Poët-en-Percip
26190 Saint-Jean-en-Royans|Saint-Laurent-en-Royans|Saint-Nazaire-en-Royans|Saint-Thomas-en-Royans|Sainte-Eulalie-en-Royans|Oriol-en-Royans|Saint-Martin-le-Colonel|Bouvante|La Motte-Fanjas|Rochechinard|Échevis|Léoncel|Le Chaffal
26200 Montélimar|Ancône
26210 Saint-Sorlin-en-Valloire|Épinouze|Lapeyrouse-Mornay|Lens-Lestang|Manthes|Moras-en-Valloire
26220 Dieulefit|Montjoux|Vesc|Comps|Teyssières|Orcinas
26230 Grignan|Valaurie|Chamaret|Colonzelle|Roussas|Réauville|Montjoyer|Chantemerle-lès-Grignan
26240 Saint-Vallier|Saint-Uze|Saint-Barthélemy-de-Vals|Beausemblant|Laveyron|Saint-Jean-de-Galaure|Claveyson|Ponsas|Fay-le-Clos
26250 Livron-sur-Drôme
26260 Saint-Donat-sur-l'Herbasse|Clérieux|Margès|Charmes-sur-l'Herbasse|Chavannes|Marsaz|Bren|Arthémonay|Saint-Bardoux|Bathernay
26270 Loriol-sur-Drôme|Saulce-sur-Rhône|Cliousclat|Mirmande
26290 Donzère|Les Granges-Gontardes
26300 Bourg-de-Péage|Chatuzange-le-Goubet|Châteauneuf-sur-Isère|Alixan|Charpey|Bésayes|Barbières|Rochefort-Samson|Jaillans|Beauregard-Baret|Marches|Saint-Vincent-la-Commanderie
26310 Luc-en-Diois|Recoubeau-Jansac|Barnave|Montlaur-en-Diois|Valdrôme|Beaumont-en-Diois|Poyols|Beaurières|Miscon|Lesches-en-Diois|Val-Maravel|Saint-Dizier-en-Diois|Charens|Les Prés|Jonchères|La Bâtie-des-Fonds
26320 Saint-Marcel-lès-Valence
26330 Châteauneuf-de-Galaure|Saint-Martin-d'Août|Saint-Avit|Ratières
26340 Saillans|Vercheny|Aurel|Saint-Nazaire-le-Désert|Espenel|Aubenasson|Saint-Sauveur-en-Diois|Chastel-Arnaud|Saint-Benoit-en-Diois|Brette|Pradelle|La Chaudière|Rimon-et-Savel|Pennes-le-Sec|Aucelon|Rochefourchat
26350 Valherbasse|Montchenu|Crépol|Saint-Christophe-et-le-Laris|Le Chalon|Saint-Laurent-d'Onay
26380 Peyrins
26390 Hauterives|Tersanne
26400 Crest|Aouste-sur-Sye|Allex|Grane|Eurre|Mirabel-et-Blacons|Piégros-la-Clastre|Chabrillan|Divajeu|Vaunaveys-la-Rochette|Saou|Beaufort-sur-Gervanne|Soyans|Suze|La Répara-Auriples|Gigors-et-Lozeron|Montclar-sur-Gervanne|La Roche-sur-Grane|Francillon-sur-Roubion|Cobonne|Plan-de-Baix|Autichamp|Eygluy-Escoulin|Omblèze
26410 Châtillon-en-Diois|Menglon|Saint-Roman|Boulc|Glandage
26420 La Chapelle-en-Vercors|Saint-Martin-en-Vercors|Saint-Agnan-en-Vercors|Vassieux-en-Vercors|Saint-Julien-en-Vercors
26450 Cléon-d'Andran|Charols|Puy-Saint-Martin|Roynac
26460 Bourdeaux|Bouvières|Le Poët-Célard|Truinas|Crupies|Mornans|Bézaudun-sur-Bîne|Les Tonils
26470 La Motte-Chalancon|Bellegarde-en-Diois|Chalancon|Volvent|Arnayon|Establet|Rottier|La Charce|Gumiane|Pommerol
26500 Bourg-lès-Valence
26510 Rémuzat|Sahune|Villeperdrix|Cornillac|Cornillon-sur-l'Oule|Verclause|Chauvac-Laux-Montaux|Lemps|Saint-May|Montferrand-la-Fare|Montréal-les-Sources|Roussieux|Pelonne
26530 Le Grand-Serre
26540 Mours-Saint-Eusèbe
26560 Mévouillon|Séderon|Lachau|Laborel|Montfroc|Eygalayes|Ballons|Vers-sur-Méouge|Villefranche-le-Château|Izon-la-Bruisse
26570 Montbrun-les-Bains|Ferrassières|Reilhanette|Barret-de-Lioure|Aulan
26600 Tain-l'Hermitage|Pont-de-l'Isère|La Roche-de-Glun|Mercurol-Veaunes|Beaumont-Monteux|Chantemerle-les-Blés|Chanos-Curson|Larnage|Granges-les-Beaumont|Érôme|Serves-sur-Rhône|Crozes-Hermitage|Gervans
26620 Lus-la-Croix-Haute
26700 Pierrelatte|La Garde-Adhémar
26730 Eymeux|Hostun|La Baume-d'Hostun
26740 Montboucher-sur-Jabron|Sauzet|Savasse|Marsanne|La Coucourde|Saint-Marcel-lès-Sauzet|Les Tourrettes|La Laupie|Condillac
26750 Génissieux|Saint-Paul-lès-Romans|Châtillon-Saint-Jean|Geyssans|Parnans|Montmiral|Triors|Saint-Michel-sur-Savasse
26760 Beaumont-lès-Valence|Montéléger
26770 Taulignan|Roche-Saint-Secret-Béconne|Saint-Pantaléon-les-Vignes|Le Pègue|Rousset-les-Vignes|Montbrison-sur-Lez|Salles-sous-Bois|Aleyrac
26780 Châteauneuf-du-Rhône|Malataverne|Allan|Espeluche
26790 Suze-la-Rousse|Tulette|Rochegude|Bouchet|La Baume-de-Transit
26800 Portes-lès-Valence|Étoile-sur-Rhône|Montoison|Beauvallon|Ambonil
27000 Évreux
27100 Val-de-Reuil|Le Vaudreuil|Porte-de-Seine
27110 Le Neubourg|Sainte-Colombe-la-Commanderie|Saint-Aubin-d'Écrosville|Quittebeuf|Sainte-Opportune-du-Bosc|Crosville-la-Vieille|Vitot|Crestot|Épégard|Marbeuf|Cesseville|Épreville-près-le-Neubourg|Iville|Le Tremblay-Omonville|Venon|Ecquetot|Rouge-Perriers|Criquebeuf-la-Campagne|Bérengeville-la-Campagne|Graveron-Sémerville|Le Tilleul-Lambert|Daubeuf-la-Campagne|Villez-sur-le-Neubourg|Hectomare|Le Troncq|Villettes|Feuguerolles|Écauville
27120 Pacy-sur-Eure|Ménilles|Houlbec-Cocherel|Fontaine-sous-Jouy|Le Val-David|Jouy-sur-Eure|Caillouet-Orgeville|Boisset-les-Prévanches|Douains|Aigleville|Fains|Le Plessis-Hébert|Chambray|Gadencourt|Le Cormier|Villegats|Hécourt|Hardencourt-Cocherel|Vaux-sur-Eure|Chaignes|Rouvray|Croisy-sur-Eure|Boncourt
27130 Verneuil d'Avre et d'Iton|Piseux|Bâlines|Pullay|Mandres|Les Barils|Courteilles|Saint-Victor-sur-Avre
27140 Gisors|Bazincourt-sur-Epte|Saint-Denis-le-Ferment|Amécourt
27150 Étrépagny|Frenelles-en-Vexin|Longchamps|Morgny|Hébécourt|Puchay|Le Thil|Saussay-la-Campagne|Mainneville|Chauvincourt-Provemont|Hacqueville|La Neuve-Grange|Nojeon-en-Vexin|Farceaux|Gamaches-en-Vexin|Sainte-Marie-de-Vatimesnil|Doudeauville-en-Vexin|Coudray|Sancourt|Martagny|Mesnil-sous-Vienne|Bouchevilliers
27160 Verneuil d'Avre et d'Iton|Mesnils-sur-Iton|Breteuil|Marbois|Le Lesme|Les Baux-de-Breteuil|Sainte-Marie-d'Attez|Bémécourt
27170 Beaumont-le-Roger|Nassandres sur Risle|Goupil-Othon|Barc|Combon|Beaumontel|Grosley-sur-Risle|Barquet|Écardenville-la-Campagne|Bray|Le Plessis-Sainte-Opportune|Romilly-la-Puthenaye|Berville-la-Campagne|Tilleul-Dame-Agnès
27180 Saint-Sébastien-de-Morsent|Arnières-sur-Iton|Claville|Les Ventes|Le Plessis-Grohan|Les Baux-Sainte-Croix|Caugé|Aulnay-sur-Iton|Tournedos-Bois-Hubert|Bernienville|Parville
27190 Conches-en-Ouche|La Bonneville-sur-Iton|Ferrières-Haut-Clocher|Le Fidelaire|Le Val-Doré|Glisolles|Émanville|Sainte-Marthe|Louversey|Sébécourt|Ormes|Nogent-le-Sec|Burey|La Croisille|Saint-Élier|Beaubray|Nagel-Séez-Mesnil|Collandres-Quincarnon|Portes|Gaudreville-la-Rivière|Faverolles-la-Campagne|Champ-Dolent
27200 Vernon
27210 Beuzeville|Boulleville|Conteville|Fiquefleur-Équainville|Fatouville-Grestain|Saint-Maclou|Berville-sur-Mer|Foulbec|Saint-Pierre-du-Val|Fort-Moville|Martainville|Manneville-la-Raoult|Le Torpt|La Lande-Saint-Léger|Vannecrocq|Saint-Sulpice-de-Grimbouville
27220 Saint-André-de-l'Eure|Grossœuvre|Bois-le-Roi|Prey|La Baronnie|Mouettes|La Forêt-du-Parc|Mousseaux-Neuville|Chavigny-Bailleul|Coudres|L'Habit|Lignerolles|Jumelles|Fresney|Les Authieux|Champigny-la-Futelaye|La Boissière|Saint-Laurent-des-Bois|Bretagnolles|Saint-Germain-de-Fresney|Serez|Foucrainville
27230 Thiberville|Saint-Germain-la-Campagne|Drucourt|Bournainville-Faverolles|Saint-Vincent-du-Boulay|Fontaine-la-Louvet|Saint-Mards-de-Fresne|Saint-Aubin-de-Scellon|Le Theil-Nolent|Folleville|Le Favril|Piencourt|Le Planquay|Bazoques|Duranville|La Chapelle-Hareng|Heudreville-en-Lieuvin|Barville|Les Places
27240 Mesnils-sur-Iton|Chambois|Marbois|Sylvains-Lès-Moulins
27250 Rugles|Bois-Arnault|Ambenay|Chéronvilliers|Neaufles-Auvergny|Les Bottereaux|Juignettes|Saint-Antonin-de-Sommaire|Chambord
27260 Épaignes|Cormeilles|Saint-Pierre-de-Cormeilles|La Chapelle-Bayvel|Morainville-Jouveaux|Asnières|Saint-Sylvestre-de-Cormeilles|Le Bois-Hellain|Fresne-Cauverville|Bailleul-la-Vallée
27270 Mesnil-en-Ouche|Treis-Sants-en-Ouche|Broglie|Grand-Camp|Capelle-les-Grands|Ferrières-Saint-Hilaire|La Chapelle-Gauthier|Chamblac|Saint-Aubin-du-Thenney|La Trinité-de-Réville|Saint-Jean-du-Thenney
27290 Thénouville|Appeville-Annebault|Illeville-sur-Montfort|Saint-Philbert-sur-Risle|Montfort-sur-Risle|Condé-sur-Risle|Écaquelon|Glos-sur-Risle|Pont-Authou|Thierville|Authou|Freneuse-sur-Risle|Bonneville-Aptot
27300 Bernay|Nassandres sur Risle|Menneval|Treis-Sants-en-Ouche|Courbépine|Plasnes|Caorches-Saint-Nicolas|Saint-Victor-de-Chrétienville|Saint-Léger-de-Rôtes|Valailles|Boissy-Lamberville|Saint-Martin-du-Tilleul|Plainville|Malouy|Corneville-la-Fouquetière
27310 Bourg-Achard|Saint-Ouen-de-Thouberville|Flancourt-Crescy-en-Roumois|Caumont|Bouquetot|Bosgouet|Honguemare-Guenouville|Barneville-sur-Seine|La Trinité-de-Thouberville
27320 Nonancourt|Saint-Germain-sur-Avre|La Madeleine-de-Nonancourt|Marcilly-la-Campagne|Courdemanche|Droisy|Moisville
27330 Mesnil-en-Ouche|La Vieille-Lyre|La Neuve-Lyre|Bois-Normand-près-Lyre|La Haye-Saint-Sylvestre|Bois-Anzeray
27340 Pont-de-l'Arche|Terres de Bord|Criquebeuf-sur-Seine|Les Damps|Martot
27350 Routot|Hauville|Rougemontier|Étréville|Brestot|Valletot|La Haye-Aubrée|Éturqueraye|La Haye-de-Routot|Le Landin|Cauverville-en-Roumois
27360 Pont-Saint-Pierre
27370 Le Thuit de l'Oison|La Saussaye|Saint-Pierre-des-Fleurs|Les Monts du Roumois|Le Bosc du Theil|Amfreville-Saint-Amand|Tourville-la-Campagne|Saint-Pierre-du-Bosguérard|Saint-Didier-des-Bois|Vraiville|La Harengère|Fouqueville|Saint-Cyr-la-Campagne|Mandeville|La Haye-du-Theil|Saint-Meslin-du-Bosc|Le Bec-Thomas|La Pyle|Saint-Germain-de-Pasquier|Saint-Ouen-de-Pontcheuil
27380 Fleury-sur-Andelle|Charleval|Val d'Orger|Vandrimare|Bourg-Beaudouin|Radepont|Amfreville-sous-les-Monts|Amfreville-les-Champs|Douville-sur-Andelle|Flipou
27390 Montreuil-l'Argillé|Saint-Pierre-de-Cernières|Notre-Dame-du-Hamel|Verneusses|La Goulafrière|Saint-Agnan-de-Cernières|Mélicourt|Mesnil-Rousset|Saint-Denis-d'Augerons|Saint-Laurent-du-Tencement
27400 Louviers|Acquigny|Terres de Bord|La Haye-Malherbe|Incarville|Heudreville-sur-Eure|Amfreville-sur-Iton|Surville|Hondouville|Heudebouville|Pinterville|Canappeville|La Vacherie|Surtauville|Quatremare|Vironvay|Le Mesnil-Jourdain|Houetteville|La Haye-le-Comte|Crasville
27410 Mesnil-en-Ouche|La Houssaye|Le Noyer-en-Ouche
27420 Vexin-sur-Epte|Château-sur-Epte|Les Thilliers-en-Vexin|Authevernes|Suzay|Villers-en-Vexin|Richeville|Mouflaines
27430 Andé|Saint-Pierre-du-Vauvray|Saint-Étienne-du-Vauvray|Muids|Daubeuf-près-Vatteville|Porte-de-Seine|Vatteville|Connelles|Herqueville
27440 Val d'Orger|Écouis|Bacqueville|Touffreville|Lisors|Mesnil-Verclives|Houville-en-Vexin
27450 Saint-Georges-du-Vièvre|Saint-Étienne-l'Allier|Saint-Christophe-sur-Condé|Saint-Martin-Saint-Firmin|Saint-Grégoire-du-Vièvre|Saint-Pierre-des-Ifs|Saint-Benoît-des-Ombres
27460 Igoville|Alizay|Le Manoir
27470 Serquigny|Fontaine-l'Abbé|Launay
27480 Lyons-la-Forêt|Le Tronquay|Fleury-la-Forêt|Bézu-la-Forêt|Beauficel-en-Lyons|Bosquentin|Lorleau|Lilly
27490 Clef Vallée d'Eure|Autheuil-Authouillet|Cailly-sur-Eure
27500 Pont-Audemer|Manneville-sur-Risle|Corneville-sur-Risle|Toutainville|Bourneville-Sainte-Croix|Le Perrey|Campigny|Saint-Mards-de-Blacarville|Tourville-sur-Pont-Audemer|Selles|Bouquelon|Saint-Symphorien|Les Préaux|Triqueville|Colletot|Aizier|Tocqueville
27510 Vexin-sur-Epte|Pressagny-l'Orgueilleux|Mézières-en-Vexin|Tilly
27520 Grand Bourgtheroulde|Les Monts du Roumois|Thénouville|Boissey-le-Châtel|Saint-Denis-des-Monts|Saint-Philbert-sur-Boissey|Saint-Léger-du-Gennetey|Voiscreville
27530 Ézy-sur-Eure|Croth
27540 Ivry-la-Bataille
27550 Nassandres sur Risle
27560 Lieurey|Giverville|Saint-Siméon|La Noë-Poulain|Épreville-en-Lieuvin|La Poterie-Mathieu|Le Mesnil-Saint-Jean|Noards
27570 Tillières-sur-Avre|Acon|Breux-sur-Avre|L'Hosmes
27580 Bourth|Chaise-Dieu-du-Theil|Gournay-le-Guérin
27590 Pîtres
27600 Gaillon|Le Val d'Hazey|Saint-Aubin-sur-Gaillon|Ailly|Fontaine-Bellenger|Saint-Pierre-la-Garenne|Heudebouville|Saint-Julien-de-la-Liègue|Champenard
27610 Romilly-sur-Andelle
27620 Gasny|Bois-Jérôme-Saint-Ouen|Sainte-Geneviève-lès-Gasny|Giverny
27630 Vexin-sur-Epte|Heubécourt-Haricourt
27640 Breuilpont|Villiers-en-Désœuvre|Merey
27650 Mesnil-sur-l'Estrée|Muzy|Louye
27660 Bézu-Saint-Éloi|Bernouville
27670 Bosroumois|Saint-Ouen-du-Tilleul
27680 Le Perrey|Quillebeuf-sur-Seine|Trouville-la-Haule|Saint-Aubin-sur-Quillebeuf|Marais-Vernier|Saint-Samson-de-la-Roque|Sainte-Opportune-la-Mare|Vieux-Port
27690 Léry
27700 Les Andelys|Les Trois Lacs|Frenelles-en-Vexin|Hennezis|Bouafles|Guiseniers|Heuqueville|Harquency|Cuverville|La Roquette|Vézillon|Le Thuit
27710 Saint-Georges-Motel
27720 Dangu|Noyers|Guerny
27730 Bueil|Épieds|Neuilly
27740 Poses
27750 La Couture-Boussey
27760 La Ferrière-sur-Risle
27770 Illiers-l'Évêque
27780 Garennes-sur-Eure
27790 Rosay-sur-Lieure
27800 Brionne|Harcourt|Bosrobert|Calleville|Saint-Éloi-de-Fourques|Le Bec-Hellouin|Aclou|Saint-Victor-d'Épine|Berthouville|Thibouville|Franqueville|Boisney|Saint-Paul-de-Fourques|Malleville-sur-le-Bec|La Haye-de-Calleville|Saint-Pierre-de-Salerne|Saint-Cyr-de-Salerne|Hecmanville|Neuville-sur-Authou|Livet-sur-Authou|Brétigny|Morsan|Notre-Dame-d'Épine
27810 Marcilly-sur-Eure
27820 Armentières-sur-Avre|Saint-Christophe-sur-Avre|Chennebrun
27830 Neaufles-Saint-Martin
27850 Ménesqueville
27860 Heudicourt
27870 Vesly
27890 La Neuville-du-Bosc
27910 Perriers-sur-Andelle|Les Hogues|Perruel|Vascœuil|Letteguives|Renneville
27920 Saint-Pierre-de-Bailleul|Saint-Étienne-sous-Bailleul
27930 Gravigny|Guichainville|Angerville-la-Campagne|Sacquenville|Normanville|Gauciel|Aviron|Le Vieil-Évreux|Le Boulay-Morin|Cierrey|Huest|Brosville|Gauville-la-Campagne|La Chapelle-du-Bois-des-Faulx|Miserey|Reuilly|Irreville|Émalleville|Tourneville|Fauville|Bacquepuis|Saint-Vigor|Saint-Luc|Le Mesnil-Fuguet|Sassey|Saint-Germain-des-Angles|Dardez|La Trinité|Saint-Martin-la-Campagne
27940 Le Val d'Hazey|Courcelles-sur-Seine|Les Trois Lacs|Port-Mort|Villers-sur-le-Roule|Notre-Dame-de-l'Isle
27950 Saint-Marcel|La Chapelle-Longueville|La Heunière|Saint-Vincent-des-Bois|Sainte-Colombe-près-Vernon|Villez-sous-Bailleul|Mercey
28000 Chartres
28100 Dreux
28110 Lucé
28120 Illiers-Combray|Bailleau-le-Pin|Magny|Ollé|Montigny-le-Chartif|Nogent-sur-Eure|Marchéville|Vieuvicq|Nonvilliers-Grandhoux|Sandarville|Meslay-le-Grenet|Saint-Avit-les-Guespières|Ermenonville-la-Grande|Charonville|Chauffours|Blandainville|Ermenonville-la-Petite|Épeautrolles|Les Châtelliers-Notre-Dame|Méréglise|Saint-Éman|Cernay
28130 Maintenon|Pierres|Hanches|Saint-Martin-de-Nigelles|Villiers-le-Morhier|Saint-Piat|Houx|Bouglainval|Chartainvilliers|Yermenonville|Mévoisins|Soulaires
28140 Orgères-en-Beauce|Terminiers|Guillonville|Bazoches-les-Hautes|Tillay-le-Péneux|Nottonville|Bazoches-en-Dunois|Péronville|Baigneaux|Loigny-la-Bataille|Cormainville|Varize|Fontenay-sur-Conie|Courbehaye|Lumeau|Poupry|Dambron
28150 Les Villages Vovéens|Éole-en-Beauce|Theuville|Boisville-la-Saint-Père|Ouarville|Ymonville|Prasville|Beauvilliers|Allonnes|Moutiers-en-Beauce|Louville-la-Chenard|Boncé|Réclainville|Villars
28160 Brou|Yèvres|Dangeau|Unverre|Frazé|Dampierre-sous-Brou|Gohory|Mottereau|Moulhard
28170 Châteauneuf-en-Thymerais|Tremblay-les-Villages|Thimert-Gâtelles|Maillebois|Saint-Sauveur-Marville|Favières|Serazereux|Saint-Maixme-Hauterive|Saint-Ange-et-Torçay|Le Boullay-les-Deux-Églises|Saint-Jean-de-Rebervilliers|Ardelles|Fontaine-les-Ribouts|Puiseux
28190 Saint-Georges-sur-Eure|Courville-sur-Eure|Fontaine-la-Guyon|Chuisnes|Pontgouin|Saint-Luperce|Saint-Arnoult-des-Bois|Mittainvilliers-Vérigny|Landelles|Dangers|Fruncé|Saint-Germain-le-Gaillard|Le Favril|Billancelles|Orrouer|Villebon
28200 Châteaudun|Saint-Denis-Lanneray|Villemaury|Marboué|La Chapelle-du-Noyer|Jallans|Donnemain-Saint-Mamès|Logron|Moléans|Conie-Molitard|Thiville|Villampuy|Saint-Christophe
28210 Nogent-le-Roi|Villemeux-sur-Eure|Chaudon|Coulombs|Faverolles|Néron|Lormaye|Le Boullay-Thierry|Senantes|Le Boullay-Mivoye|Saint-Laurent-la-Gâtine|Croisilles|Bréchamps|Saint-Lucien|Ormoy|Les Pinthières
28220 Cloyes-les-Trois-Rivières
28230 Épernon|Droue-sur-Drouette
28240 La Loupe|Fontaine-Simon|Saint-Éliph|Belhomert-Guéhouville|Champrond-en-Gâtine|Manou|Saint-Maurice-Saint-Germain|Saint-Victor-de-Buthon|Meaucé|Vaupillon|Le Thieulin|Les Corvées-les-Yys|Friaize|Montlandon|Saint-Denis-des-Puits|Montireau
28250 Senonches|Digny|Jaudrais|Le Mesnil-Thomas|La Framboisière|La Puisaye|Louvilliers-lès-Perche|La Saucelle
28260 Anet|Sorel-Moussel|La Chaussée-d'Ivry|Oulins|Saussay|Berchères-sur-Vesgre|Rouvres|Guainville|Le Mesnil-Simon|Gilles|Saint-Ouen-Marchefroy|Boncourt
28270 Brezolles|Laons|Rueil-la-Gadelière|Crucey-Villages|Bérou-la-Mulotière|Beauche|Prudemanche|Montigny-sur-Avre|Escorpain|Châtaincourt|Fessanvilliers-Mattanvilliers|La Mancelière|Les Châtelets|Saint-Lubin-de-Cravant|Revercourt
28290 Vald'Yerre|Chapelle-Royale
28300 Mainvilliers|Lèves|Champhol|Saint-Prest|Jouy|Amilly|Gasville-Oisème|Bailleau-l'Évêque|Saint-Aubin-des-Bois|Coltainville|Berchères-Saint-Germain|Clévilliers|Cintray|Poisvilliers|Challet|Briconville|Fresnay-le-Gilmert
28310 Toury|Janville-en-Beauce|Fresnay-l'Évêque|Gommerville|Neuville Saint Denis|Gouillons|Santilly|Oinville-Saint-Liphard|Baudreville|Levesville-la-Chenard|Mérouville|Poinville|Trancrainville|Guilleville|Intréville
28320 Gallardon|Bailleau-Armenonville|Écrosnes|Gas|Ymeray
28330 Authon-du-Perche|La Bazoche-Gouet|Coudray-au-Perche|Charbonnières|Les Étilleux|Saint-Bomer|Chapelle-Guillaume|Béthonvilliers|Les Autels-Villevillon
28340 La Ferté-Vidame|Boissy-lès-Perche|Lamblore|La Chapelle-Fortin|Les Ressuintes|Morvilliers|Rohaire
28350 Saint-Lubin-des-Joncherets|Dampierre-sur-Avre
28360 Dammarie|Prunay-le-Gillon|La Bourdinière-Saint-Loup|Theuville|Meslay-le-Vidame|Luplanté|Vitray-en-Beauce|Fresnay-le-Comte
28380 Saint-Rémy-sur-Avre
28400 Nogent-le-Rotrou|Arcisses|Souancé-au-Perche|Trizay-Coutretot-Saint-Serge|Champrond-en-Perchet|Saint-Jean-Pierre-Fixte|Marolles-les-Buis|La Gaudaine
28410 Abondant|Bû|Boutigny-Prouais|Goussainville|Saint-Lubin-de-la-Haye|Broué|Marchezais|Serville|Havelu
28480 Thiron-Gardais|Saintigny|Combres|Beaumont-les-Autels|Luigny|Argenvilliers|Chassant|Happonvilliers|Vichères|Miermaigne|La Croix-du-Perche
28500 Vernouillet|Cherisy|Luray|Tréon|Vert-en-Drouais|Sainte-Gemme-Moronval|Mézières-en-Drouais|Marville-Moutiers-Brûlé|Garnay|Ouerre|Saulnières|Aunay-sous-Crécy|Charpont|Montreuil|Germainville|Garancières-en-Drouais|Crécy-Couvé|Louvilliers-en-Drouais|Boissy-en-Drouais|La Chapelle-Forainvilliers|Écluzelles|Allainville
28600 Luisant
28630 Le Coudray|Sours|Morancez|Barjouville|Nogent-le-Phaye|Fontenay-sur-Eure|Mignières|Thivars|Berchères-les-Pierres|Ver-lès-Chartres|Gellainville|Corancez
28700 Auneau-Bleury-Saint-Symphorien|Béville-le-Comte|Aunay-sous-Auneau|Sainville|Francourville|Le Gué-de-Longroi|Denonville|Gommerville|Roinville|Oysonville|Houville-la-Branche|Maisons|Umpeau|Levainville|Champseru|Santeuil|Oinville-sous-Auneau|Saint-Léger-des-Aubées|Voise|Châtenay|Léthuin|La Chapelle-d'Aunainville|Garancières-en-Beauce|Moinville-la-Jeulin|Vierville|Mondonville-Saint-Jean|Ardelu|Morainville
28800 Bonneval|Alluyes|Sancheville|Le Gault-Saint-Denis|Bouville|Saumeray|Saint-Maur-sur-le-Loir|Montboissier|Trizay-lès-Bonneval|Neuvy-en-Dunois|Pré-Saint-Évroult|Moriers|Flacey|Dancy|Pré-Saint-Martin|Villiers-Saint-Orien|Bullainville|Montharville
29000 Quimper
29100 Douarnenez|Poullan-sur-Mer|Pouldergat|Kerlaz|Le Juch
29120 Pont-l'Abbé|Combrit|Plomeur|Tréméoc|Saint-Jean-Trolimon
29140 Rosporden|Saint-Yvi|Melgven|Tourch
29150 Châteaulin|Dinéault|Cast|Saint-Coulitz|Port-Launay
29160 Crozon|Lanvéoc
29170 Fouesnant|Saint-Évarzec|Pleuven
29180 Plogonnec|Guengat|Quéménéven|Locronan
29190 Pleyben|Gouézec|Brasparts|Lennon|Le Cloître-Pleyben|Lothey|Lannédern|Saint-Rivoal
29200 Brest
29217 Plougonvelin|Le Conquet|Trébabu
29233 Cléder
29241 Locquirec
29242 Ouessant
29246 Poullaouen
29250 Saint-Pol-de-Léon|Santec|Plougoulm|Sibiril
29252 Plouezoc'h
29253 Île-de-Batz
29259 Île-Molène
29260 Lesneven|Ploudaniel|Le Folgoët|Plouider|Kernilis|Saint-Méen|Saint-Frégant|Kernouës|Trégarantec|Lanarvily|Loc-Brévalaire
29270 Carhaix-Plouguer|Plounévézel|Cléden-Poher|Kergloff|Saint-Hernin|Motreff
29280 Plouzané|Locmaria-Plouzané
29290 Saint-Renan|Milizac-Guipronvel|Lanrivoaré|Tréouergat
29300 Quimperlé|Mellac|Rédené|Tréméven|Arzano|Baye|Guilligomarc'h
29310 Querrien|Locunolé
29340 Riec-sur-Bélon
29350 Moëlan-sur-Mer
29360 Clohars-Carnoët
29370 Elliant|Coray
29380 Bannalec|Le Trévoux|Saint-Thurien
29390 Scaër|Leuhan
29400 Landivisiau|Plounéventer|Lampaul-Guimiliau|Bodilis|Plougourvest|Guimiliau|Saint-Sauveur|Saint-Servais|Locmélar|Loc-Eguiner|Lanneuffret
29410 Pleyber-Christ|Saint-Thégonnec Loc-Eguiner|Guiclan|Plounéour-Ménez|Le Cloître-Saint-Thégonnec
29420 Plouvorn|Plouénan|Mespaul
29430 Plouescat|Plounévez-Lochrist|Lanhouarneau|Tréflez
29440 Plouzévédé|Saint-Vougay|Saint-Derrien|Plougar|Tréflaouénan|Trézilidé
29450 Sizun|Commana|Le Tréhou
29460 Hôpital-Camfrout|Dirinon|Logonna-Daoulas|Hanvec|Daoulas|Irvillac|Saint-Eloy
29470 Plougastel-Daoulas|Loperhet
29480 Le Relecq-Kerhuon
29490 Guipavas
29500 Ergué-Gabéric
29510 Briec|Edern|Landrévarzec|Landudal|Langolen
29520 Châteauneuf-du-Faou|Saint-Goazec|Saint-Thois|Laz
29530 Plonévez-du-Faou|Landeleau|Collorec|Loqueffret
29540 Spézet
29550 Plomodiern|Plonévez-Porzay|Saint-Nic|Ploéven
29560 Telgruc-sur-Mer|Argol|Landévennec|Trégarvan
29570 Camaret-sur-Mer|Roscanvel
29590 Pont-de-Buis-lès-Quimerch|Le Faou|Saint-Ségal|Rosnoën|Lopérec
29600 Morlaix|Saint-Martin-des-Champs|Plourin-lès-Morlaix|Sainte-Sève
29610 Plouigneau|Garlan
29620 Lanmeur|Plouégat-Guérand|Guimaëc
29630 Plougasnou|Saint-Jean-du-Doigt
29640 Plougonven|Scrignac|Lannéanou|Bolazec
29650 Plouigneau|Guerlesquin|Plouégat-Moysan|Botsorhel
29660 Carantec
29670 Taulé|Henvic|Locquénolé
29680 Roscoff
29690 Poullaouen|Huelgoat|Berrien|Plouyé|La Feuillée|Brennilis|Botmeur
29700 Plomelin|Pluguffan
29710 Plozévet|Plonéis|Pouldreuzic|Plogastel-Saint-Germain|Landudec|Gourlizon|Peumerit|Guiler-sur-Goyen
29720 Plonéour-Lanvern|Plovan|Tréogat|Tréguennec
29730 Guilvinec|Treffiagat
29740 Plobannalec-Lesconil
29750 Loctudy
29760 Penmarch
29770 Audierne|Plogoff|Cléden-Cap-Sizun|Primelin|Goulien
29780 Plouhinec
29790 Pont-Croix|Mahalon|Beuzec-Cap-Sizun|Confort-Meilars
29800 Landerneau|Plouédern|Pencran|La Forest-Landerneau|Saint-Thonan|La Roche-Maurice|Saint-Urbain|Saint-Divy|Ploudiry|La Martyre|Trémaouézan|Tréflévénez
29810 Plouarzel|Lampaul-Plouarzel|Ploumoguer|Brélès
29820 Guilers|Bohars
29830 Ploudalmézeau|Plouguin|Saint-Pabu|Plourin|Lampaul-Ploudalmézeau
29840 Porspoder|Landunvez|Lanildut
29850 Gouesnou
29860 Plabennec|Plouvien|Bourg-Blanc|Le Drennec|Kersaint-Plabennec
29870 Lannilis|Landéda|Coat-Méal|Tréglonou
29880 Plouguerneau|Guissény
29890 Kerlouan|Plounéour-Brignogan-plages|Goulven
29900 Concarneau
29910 Trégunc
29920 Névez
29930 Pont-Aven
29940 La Forêt-Fouesnant
29950 Bénodet|Gouesnach|Clohars-Fouesnant
29970 Trégourez
29980 Île-Tudy
29990 Île-de-Sein
30000 Nîmes
30100 Alès
30110 La Grand-Combe|Les Salles-du-Gardon|Branoux-les-Taillades|Laval-Pradel|Sainte-Cécile-d'Andorge|Lamelouze|Soustelle
30111 Congénies
30114 Nages-et-Solorgues|Boissières
30120 Le Vigan|Avèze|Molières-Cavaillac|Bréau-Mars|Aulas|Mandagout|Bez-et-Esparon|Arre|Montdardier|Arphy|Rogues|Pommiers
30121 Mus
30122 Les Plantiers
30124 L'Estréchure|Peyrolles-en-Cévennes
30125 Saumane
30126 Saint-Laurent-des-Arbres|Tavel|Lirac
30127 Bellegarde
30128 Garons
30129 Manduel|Redessan
30130 Pont-Saint-Esprit|Saint-Paulet-de-Caisson|Saint-Alexandre|Carsan
30131 Pujaut
30132 Caissargues
30133 Les Angles
30140 Anduze|Boisset-et-Gaujac|Bagard|Saint-Jean-du-Pin|Tornac|Générargues|Massillargues-Attuech|Mialet|Thoiras-Corbès|Saint-Sébastien-d'Aigrefeuille|Saint-Félix-de-Pallières
30150 Roquemaure|Sauveterre|Saint-Geniès-de-Comolas|Montfaucon
30160 Bessèges|Gagnières|Robiac-Rochessadoule|Bordezac|Peyremale
30170 Saint-Hippolyte-du-Fort|Pompignan|Monoblet|Durfort-et-Saint-Martin-de-Sossenac|Cros|La Cadière-et-Cambo|Fressac|Conqueyrac
30190 Saint-Geniès-de-Malgoirès|La Calmette|Saint-Chaptes|Sainte-Anastasie|Moussac|Boucoiran-et-Nozières|Sauzet|Garrigues-Sainte-Eulalie|Brignon|La Rouvière|Collorgues|Montignargues|Dions|Castelnau-Valence|Saint-Dézéry|Bourdic|Aubussargues
30200 Bagnols-sur-Cèze|Sabran|Saint-Nazaire|Vénéjan|Orsan|Chusclan|Saint-Gervais|Saint-Michel-d'Euzet|Codolet|Saint-Laurent-de-Carnols|Saint-Étienne-des-Sorts|La Roque-sur-Cèze
30210 Remoulins|Sernhac|Cabrières|Vers-Pont-du-Gard|Castillon-du-Gard|Lédenon|Saint-Hilaire-d'Ozilhan|Collias|Fournès|Saint-Bonnet-du-Gard|Pouzilhac|Valliguières|Argilliers
30220 Aigues-Mortes|Saint-Laurent-d'Aigouze
30230 Bouillargues|Rodilhan
30240 Le Grau-du-Roi
30250 Sommières|Aubais|Villevieille|Junas|Souvignargues|Aujargues|Combas|Fontanès|Salinelles|Aspères|Lecques
30260 Quissac|Corconne|Cannes-et-Clairan|Vic-le-Fesq|Saint-Théodorit|Carnas|Crespian|Montmirat|Orthoux-Sérignac-Quilhan|Saint-Clément|Sardan|Liouc|Gailhan|Brouzet-lès-Quissac|Bragassargues
30270 Saint-Jean-du-Gard
30290 Laudun-l'Ardoise|Saint-Victor-la-Coste
30300 Beaucaire|Jonquières-Saint-Vincent|Fourques|Comps|Vallabrègues
30310 Vergèze
30320 Marguerittes|Poulx|Bezouce|Saint-Gervasy
30330 Tresques|Connaux|Gaujac|Saint-Paul-les-Fonts|Saint-Marcel-de-Careiret|Cavillargues|Saint-Laurent-la-Vernède|Saint-Pons-la-Calm|Le Pin|Saint-André-d'Olérargues|Pougnadoresse|La Bastide-d'Engras
30340 Saint-Privat-des-Vieux|Rousson|Salindres|Saint-Julien-les-Rosiers|Mons|Méjannes-lès-Alès|Les Plans|Servas
30350 Lézan|Lédignan|Cardet|Aigremont|Domessargues|Moulézan|Saint-Jean-de-Serres|Canaules-et-Argentières|Cassagnoles|Saint-Bénézet|Maruéjols-lès-Gardon|Montagnac|Savignargues|Mauressargues|Massanes
30360 Vézénobres|Ners|Saint-Maurice-de-Cazevieille|Cruviers-Lascours|Monteils|Deaux|Euzet|Martignargues|Saint-Césaire-de-Gauzignan|Saint-Étienne-de-l'Olm|Saint-Hippolyte-de-Caton|Saint-Jean-de-Ceyrargues
30380 Saint-Christol-lez-Alès
30390 Aramon|Théziers|Domazan|Estézargues
30400 Villeneuve-lès-Avignon
30410 Molières-sur-Cèze|Meyrannes
30420 Calvisson
30430 Barjac|Saint-Jean-de-Maruéjols-et-Avéjan|Méjannes-le-Clap|Rivières|Saint-Privat-de-Champclos|Rochegude|Tharaux
30440 Sumène|Saint-Laurent-le-Minier|Roquedur|Saint-Martial|Saint-Roman-de-Codières|Saint-Julien-de-la-Nef|Saint-Bresson
30450 Génolhac|Ponteils-et-Brésis|Concoules|Chambon|Sénéchas|Aujac|Malons-et-Elze|Bonnevaux
30460 Lasalle|Soudorgues|Colognac|Vabres|Saint-Bonnet-de-Salendrinque|Sainte-Croix-de-Caderle
30470 Aimargues
30480 Cendras|Saint-Paul-la-Coste
30490 Montfrin
30500 Saint-Ambroix|Allègre-les-Fumades|Saint-Victor-de-Malcap|Saint-Julien-de-Cassagnas|Saint-Brès|Potelières|Saint-Denis|Courry
30510 Générac
30520 Saint-Martin-de-Valgalgues
30530 Chamborigaud|La Vernarède|Portes
30540 Milhaud
30560 Saint-Hilaire-de-Brethmas
30570 Val-d'Aigoual|Saint-André-de-Majencoules
30580 Brouzet-lès-Alès|Lussan|La Bruguière|Saint-Just-et-Vacquières|Navacelles|Fontarèches|Belvézet|Fons-sur-Lussan|Bouquet|Seynes|Vallérargues
30600 Vauvert|Vestric-et-Candiac
30610 Sauve|Logrian-Florian|Saint-Jean-de-Crieulon|Saint-Nazaire-des-Gardies|Puechredon
30620 Uchaud|Bernis|Aubord
30630 Goudargues|Cornillon|Verfeuil|Saint-André-de-Roquepertuis|Montclus
30640 Beauvoisin
30650 Rochefort-du-Gard|Saze
30660 Gallargues-le-Montueux
30670 Aigues-Vives
30700 Uzès|Saint-Quentin-la-Poterie|Montaren-et-Saint-Médiers|Blauzac|Saint-Siffret|Arpaillargues-et-Aureillac|Sanilhac-Sagriès|Saint-Maximin|Serviers-et-Labaume|Aigaliers|Foissac|La Capelle-et-Masmolène|Vallabrix|Baron|Flaux|Saint-Victor-des-Oules|Saint-Hippolyte-de-Montaigu
30720 Ribaute-les-Tavernes
30730 Fons|Saint-Mamert-du-Gard|Montpezat|Gajan|Saint-Bauzély|Parignargues
30740 Le Cailar
30750 Lanuéjols|Saint-Sauveur-Camprieu|Dourbies|Trèves|Revens|Causse-Bégon
30760 Saint-Julien-de-Peyrolas|Issirac|Le Garn|Salazac|Laval-Saint-Roman|Aiguèze|Saint-Christol-de-Rodières
30770 Aumessas|Arrigas|Alzon|Campestre-et-Luc|Blandas|Vissec
30800 Saint-Gilles
30820 Caveirac
30840 Meynes
30870 Clarensac|Saint-Côme-et-Maruéjols
30900 Nîmes
30920 Codognan
30940 Saint-André-de-Valborgne
30960 Les Mages|Saint-Florent-sur-Auzonnet|Le Martinet|Saint-Jean-de-Valériscle
30980 Langlade|Saint-Dionisy
31000 Toulouse
31100 Toulouse
31110 Bagnères-de-Luchon|Saint-Mamet|Montauban-de-Luchon|Juzet-de-Luchon|Cier-de-Luchon|Garin|Salles-et-Pratviel|Moustajon|Oô|Cazeaux-de-Larboust|Castillon-de-Larboust|Antignac|Poubeau|Saint-Aventin|Saint-Paul-d'Oueil|Gouaux-de-Luchon|Gouaux-de-Larboust|Portet-de-Luchon|Artigue|Billière|Benque-Dessous-et-Dessus|Cathervielle|Mayrègne|Jurvielle|Saccourvielle|Sode|Bourg-d'Oueil|Cazarilh-Laspènes|Cirès|Trébons-de-Luchon|Caubous
31120 Portet-sur-Garonne|Roques|Roquettes|Pinsaguel|Lacroix-Falgarde|Goyrans
31130 Balma|Quint-Fonsegrives|Flourens|Pin-Balma
31140 Aucamville|Launaguet|Saint-Alban|Pechbonnieu|Fonbeauzard|Montberon|Saint-Loup-Cammas
31150 Bruguières|Fenouillet|Gratentour|Lespinasse|Gagnac-sur-Garonne
31160 Aspet|Encausse-les-Thermes|Estadens|Soueich|Ganties|Montastruc-de-Salies|Izaut-de-l'Hôtel|Arbas|Rouède|Boutx|Castelbiague|Couret|Sengouagnet|Chein-Dessus|Milhas|Juzet-d'Izaut|Cabanac-Cazaux|Fougaron|Arbon|Arguenos|Lespiteau|Herran|Cazaunous|Portet-d'Aspet|Moncaup|Razecueillé
31170 Tournefeuille
31180 Castelmaurou|Lapeyrouse-Fossat|Saint-Geniès-Bellevue|Rouffiac-Tolosan
31190 Auterive|Miremont|Grépiac|Caujac|Grazac|Puydaniel|Lagrâce-Dieu|Mauressac|Auragne|Labruyère-Dorsa|Esperce|Mauvaisin|Auribail
31200 Toulouse
31210 Montréjeau|Gourdan-Polignan|Pointis-de-Rivière|Clarac|Ponlat-Taillebourg|Ausson|Huos|Le Cuing|Bordes-de-Rivière|Martres-de-Rivière|Ardiège|Les Tourreilles|Franquevielle|Cuguron
31220 Cazères|Martres-Tolosane|Mondavezan|Palaminy|Lavelanet-de-Comminges|Saint-Julien-sur-Garonne|Le Plan|Couladère|Saint-Michel|Sana|Mauran|Marignac-Laspeyres|Montberaud|Plagne|Montclar-de-Comminges|Lescuns
31230 L'Isle-en-Dodon|Puymaurin|Anan|Montbernard|Saint-Frajou|Fabas|Saint-Laurent|Montesquieu-Guittaut|Molas|Labastide-Paumès|Lilhac|Agassac|Coueilles|Mauvezin|Cazac|Frontignan-Savès|Salherm|Boissède|Martisserre|Mirambeau|Castelgaillard|Ambax|Riolas|Goudex
31240 L'Union|Saint-Jean
31250 Revel|Vaudreuille
31260 Salies-du-Salat|Mane|Cassagne|Mazères-sur-Salat|Montespan|Montsaunès|Saleich|Figarol|Touille|His|Castagnède|Marsoulas|Urau|Belbèze-en-Comminges|Montgaillard-de-Salies|Ausseing|Escoulis|Francazal
31270 Cugnaux|Villeneuve-Tolosane|Frouzins
31280 Drémil-Lafage|Mons|Aigrefeuille
31290 Villefranche-de-Lauragais|Avignonet-Lauragais|Villenouvelle|Gardouch|Montgaillard-Lauragais|Renneville|Vallègue|Trébons-sur-la-Grasse|Lagarde|Mauremont|Vieillevigne|Lux|Montclar-Lauragais|Saint-Vincent|Beauteville|Cessales|Rieumajou|Saint-Germier|Folcarde|Saint-Rome
31300 Toulouse
31310 Montesquieu-Volvestre|Rieux-Volvestre|Montbrun-Bocage|Gensac-sur-Garonne|Latrape|Castagnac|Saint-Christaud|Goutevernisse|Massabrac|Bax|Gouzens|Latour|Canens|Lapeyrère|Lahitère|Mailholas
31320 Castanet-Tolosan|Auzeville-Tolosane|Péchabou|Vieille-Toulouse|Aureville|Vigoulet-Auzil|Pechbusque|Rebigue|Mervilla
31330 Grenade|Merville|Larra|Launac|Le Burgaud|Ondes|Saint-Cézert
31340 Villemur-sur-Tarn|Vacquiers|La Magdelaine-sur-Tarn|Mirepoix-sur-Tarn|Villematier|Bondigoux|Le Born|Layrac-sur-Tarn
31350 Boulogne-sur-Gesse|Blajan|Péguilhan|Cardeilhac|Charlas|Ciadoux|Escanecrabe|Montmaurin|Saman|Saint-Pé-Delbosc|Saint-Lary-Boujean|Gensac-de-Boulogne|Nizan-Gesse|Sarremezan|Mondilhan|Lespugue|Sarrecave|Montgaillard-sur-Save|Castéra-Vignoles|Saint-Ferréol-de-Comminges|Nénigan|Saint-Loup-en-Comminges
31360 Boussens|Saint-Martory|Roquefort-sur-Garonne|Beauchalot|Lestelle-de-Saint-Martory|Castillon-de-Saint-Martory|Mancioux|Arnaud-Guilhem|Saint-Médard|Auzas|Sepx|Le Fréchet|Laffite-Toupière|Proupiary
31370 Rieumes|Bérat|Poucharramet|Labastide-Clermont|Beaufort|Plagnole|Sabonnères|Lautignac|Forgues|Lahage|Savères|Le Pin-Murelet|Montgras|Sajas|Monès|Montastruc-Savès
31380 Montastruc-la-Conseillère|Gragnague|Garidech|Paulhac|Montjoire|Roquesérière|Villariès|Azas|Bazus|Gémil|Saint-Jean-Lherm|Montpitol
31390 Carbonne|Lafitte-Vigordane|Marquefave|Peyssies|Salles-sur-Garonne|Bois-de-la-Pierre|Lacaugne
31400 Toulouse
31410 Lavernose-Lacasse|Longages|Noé|Le Fauga|Saint-Sulpice-sur-Lèze|Saint-Hilaire|Mauzac|Capens|Montaut|Montgazin
31420 Aurignac|Cassagnabère-Tournas|Aulon|Alan|Saint-André|Francon|Montoulieu-Saint-Bernard|Boussan|Benque|Terrebasse|Eoux|Samouillan|Bachas|Peyrissas|Bouzin|Cazeneuve-Montaut|Peyrouzet|Saint-Élix-Séglan|Esparron
31430 Le Fousseret|Saint-Élix-le-Château|Gratens|Marignac-Lasclares|Pouy-de-Touges|Lussan-Adeilhac|Castelnau-Picampeau|Montégut-Bourjac|Montoussin|Saint-Araille|Sénarens|Casties-Labrande|Fustignac|Polastron
31440 Cierp-Gaud|Marignac|Saint-Béat-Lez|Boutx|Fos|Chaum|Esténos|Fronsac|Eup|Burgalays|Arlos|Melles|Cazaux-Layrisse|Guran|Bezins-Garraux|Signac|Binos|Lège|Bachos|Argut-Dessous|Baren
31450 Baziège|Ayguesvives|Montgiscard|Pompertuzat|Montlaur|Belberaud|Deyme|Labastide-Beauvoir|Donneville|Montesquieu-Lauragais|Odars|Corronsac|Fourquevaux|Montbrun-Lauragais|Issus|Noueilles|Espanès|Varennes|Belbèze-de-Lauragais|Pouze
31460 Caraman|Auriac-sur-Vendinelle|Le Cabanial|Loubens-Lauragais|Toutens|Ségreville|Le Faget|Maureville|Vendine|Caragoudes|Cambiac|Albiac|Saussens|Francarville|Mascarville|Beauville|Prunet|La Salvetat-Lauragais|Mourvilles-Basses
31470 Fonsorbes|Saint-Lys|Fontenilles|Sainte-Foy-de-Peyrolières|Bonrepos-sur-Aussonnelle|Saiguède|Saint-Thomas|Cambernard|Empeaux|Bragayrac
31480 Cadours|Pelleport|Le Grès|Caubiac|Brignemont|Cox|Lagraulet-Saint-Nicolas|Drudas|Cabanac-Séguenville|Garac|Laréole|Vignaux|Puysségur|Bellesserre
31490 Léguevin|Brax
31500 Toulouse
31510 Sauveterre-de-Comminges|Barbazan|Labroquère|Cier-de-Rivière|Saint-Bertrand-de-Comminges|Seilhan|Saint-Pé-d'Ardet|Antichan-de-Frontignes|Valcabrère|Lourde|Ore|Malvezie|Bagiry|Galié|Frontignan-de-Comminges|Payssous|Génos|Luscan|Mont-de-Galié
31520 Ramonville-Saint-Agne
31530 Lévignac|Montaigut-sur-Save|Saint-Paul-sur-Save|Lasserre-Pradère|Thil|Menville|Le Castéra|Bretx|Mérenvielle|Sainte-Livrade|Bellegarde-Sainte-Marie
31540 Saint-Félix-Lauragais|Saint-Julia|Montégut-Lauragais|Vaux|Roumens|Maurens|Mourvilles-Hautes|Falga|Bélesta-en-Lauragais|Nogaret|Juzes
31550 Cintegabelle|Gaillac-Toulza|Aignes|Marliac
31560 Nailloux|Calmont|Saint-Léon|Montgeard|Caignac|Gibel|Seyre|Monestrol
31570 Sainte-Foy-d'Aigrefeuille|Lanta|Bourg-Saint-Bernard|Saint-Pierre-de-Lages|Préserville|Tarabel|Vallesvilles|Aurin
31580 Villeneuve-Lécussan|Saint-Plancard|Larroque|Lécussan|Loudet|Balesta|Boudrac|Cazaril-Tambourès|Sédeilhac
31590 Verfeil|Lavalette|Saint-Marcel-Paulel|Gauré|Bonrepos-Riquet|Saint-Pierre
31600 Muret|Seysses|Eaunes|Lherm|Labastidette|Saubens|Saint-Clar-de-Rivière|Lamasquère
31620 Castelnau-d'Estrétefonds|Fronton|Bouloc|Cépet|Labastide-Saint-Sernin|Villeneuve-lès-Bouloc|Villaudric|Gargas|Saint-Rustice
31650 Saint-Orens-de-Gameville|Auzielle|Lauzerville
31660 Bessières|Buzet-sur-Tarn
31670 Labège
31700 Blagnac|Cornebarrieu|Beauzelle|Mondonville|Daux
31750 Escalquens
31770 Colomiers
31780 Castelginest
31790 Saint-Jory|Saint-Sauveur
31800 Saint-Gaudens|Villeneuve-de-Rivière|Labarthe-Rivière|Landorthe|Pointis-Inard|Labarthe-Inard|Valentine|Miramont-de-Comminges|Estancarbon|Saint-Marcet|Latoue|Lodes|Saux-et-Pomarède|Saint-Ignan|Savarthès|Larcan|Régades|Lalouret-Laffiteau|Aspret-Sarrat|Lieoux|Rieucazé
31810 Vernet|Venerque|Clermont-le-Fort
31820 Pibrac
31830 Plaisance-du-Touch
31840 Aussonne|Seilh
31850 Montrabé|Beaupuy|Mondouzil
31860 Labarthe-sur-Lèze|Pins-Justaret|Villate
31870 Lagardelle-sur-Lèze|Beaumont-sur-Lèze
31880 La Salvetat-Saint-Gilles
32000 Auch
32100 Condom|Caussens|Béraut|Cassaigne|Larressingle|Larroque-sur-l'Osse|Saint-Orens-Pouy-Petit|Castelnau-sur-l'Auvignon|Blaziert|Beaumont|Roquepine
32110 Nogaro|Caupenne-d'Armagnac|Panjas|Arblade-le-Haut|Laujuzan|Urgosse|Magnan|Saint-Martin-d'Armagnac|Sorbets|Saint-Griède|Lanne-Soubiran|Luppé-Violles|Loubédat|Sion|Cravencères|Bétous
32120 Mauvezin|Monfort|Solomiac|Puycasquier|Sarrant|Labrihe|Saint-Antonin|Augnax|Sainte-Gemme|Homps|Bajonnette|Saint-Orens|Avensac|Saint-Brès|Taybosc|Mansempuy|Maravat|Sérempuy
32130 Samatan|Monblanc|Noilhan|Cazaux-Savès|Polastron|Seysses-Savès|Pompiac|Labastide-Savès|Lahas|Savignac-Mona|Nizas|Bézéril|Pébées
32140 Masseube|Cap d'Astarac|Esclassan-Labastide|Panassac|Bézues-Bajon|Chélan|Monlaur-Bernet|Bellegarde|Lourties-Monbrun|Lalanne-Arqué|Mont-d'Astarac|Arrouède|Manent-Montané|Sère|Samaran|Aussos
32150 Cazaubon|Larée|Monclar|Marguestau
32160 Plaisance|Beaumarchés|Jû-Belloc|Tasque|Couloumé-Mondebat|Préchac-sur-Adour|Galiax|Lasserrade|Tieste-Uragnoux|Saint-Aunix-Lengros
32170 Miélan|Laas|Tillac|Aux-Aussat|Laguian-Mazous|Sainte-Dode|Estampes|Duffort|Mont-de-Marrast|Barcugnan|Sarraguzan|Manas-Bastanous|Marseillan|Sadeillan|Castex|Bazugues|Monpardiac
32190 Vic-Fezensac|Lannepax|Marambat|Castillon-Debats|Dému|Saint-Jean-Poutge|Roquebrune|Bascous|Caillavet|Belmont|Préneron|Rozès|Cazaux-d'Anglès|Justian|Saint-Paul-de-Baïse|Mourède|Séailles|Tudelle|Callian
32200 Gimont|Escornebœuf|Sainte-Marie|Maurens|Juilles|Saint-Germier|Saint-Caprais|Montiron|Saint-André|Catonvielle|Giscaro
32220 Lombez|Sauveterre|Montpezat|Laymont|Espaon|Puylausic|Saint-Soulan|Saint-Lizier-du-Planté|Garravet|Montamat|Saint-Loube|Mongausy|Cadeillan|Gaujac|Montégut-Savès|Montadet|Sauvimont
32230 Marciac|Ladevèze-Rivière|Ladevèze-Ville|Troncens|Monlezun|Saint-Justin|Tourdun|Juillac|Laveraët|Armous-et-Cau|Armentieux|Cazaux-Villecomtal|Gazax-et-Baccarisse|Louslitges|Peyrusse-Vieille|Pallanne|Sembouès|Mascaras|Courties|Ricourt|Scieurac-et-Flourès|Blousson-Sérian
32240 Estang|Toujouse|Monguilhem|Mauléon-d'Armagnac|Lias-d'Armagnac|Maupas|Monlezun-d'Armagnac|Castex-d'Armagnac|Mormès|Lannemaignan
32250 Castelnau d'Auzan Labarrère|Montréal|Fourcès
32260 Seissan|Orbessan|Ornézan|Moncorneil-Grazan|Labarthe|Durban|Tachoires|Monferran-Plavès|Sansan|Pouy-Loubrin|Lamaguère
32270 Aubiet|Marsan|Nougaroulet|Saint-Sauvy|Crastes|Lussan|L'Isle-Arné|Ansan|Blanquefort
32290 Aignan|Lupiac|Avéron-Bergelle|Margouët-Meymes|Bouzon-Gellenave|Sabazan|Pouydraguin|Castelnavet|Loussous-Débat|Saint-Pierre-d'Aubézies
32300 Mirande|L'Isle-de-Noé|Saint-Martin|Berdoues|Miramont-d'Astarac|Saint-Médard|Labéjan|Saint-Michel|Idrac-Respaillès|Estipouy|Clermont-Pouyguillès|Lagarde-Hachan|Loubersan|Belloc-Saint-Clamens|Saint-Maur|Lamazère|Cuélas|Saint-Arroman|Bars|Moncassin|Montaut|Monclar-sur-Losse|Sauviac|Ponsampère|Saint-Ost|Viozan|Aujan-Mournède|Sainte-Aurence-Cazaux|Saint-Élix-Theux|Mouchès|Ponsan-Soubiran
32310 Valence-sur-Baïse|Saint-Puy|Maignaut-Tauzia|Bezolles|Roques|Lagardère|Mansencôme
32320 Montesquiou|Bassoues|Riguepeu|Peyrusse-Grande|Pouylebon|Bazian|Castelnau-d'Anglès|Saint-Christaud
32330 Gondrin|Lagraulet-du-Gers|Courrensan|Mouchan|Lauraët
32340 Miradoux|Gimbrède|Saint-Antoine|Castet-Arrouy|Plieux|Flamarens|Peyrecave
32350 Ordan-Larroque|Barran|Biran|Le Brouilh-Monbert|Saint-Arailles|Mirannes
32360 Jegun|Lavardens|Saint-Lary|Castillon-Massas|Peyrusse-Massas|Mérens|Antras
32370 Manciet|Sainte-Christie-d'Armagnac|Bourrouillan|Espas|Salles-d'Armagnac
32380 Saint-Clar|Tournecoupe|L'Isle-Bouzon|Saint-Léonard|Cadeilhan|Mauroux|Pessoulens|Estramiac|Bivès|Gaudonville|Avezan|Saint-Créac|Magnas|Castéron
32390 Montestruc-sur-Gers|Sainte-Christie|Roquefort|Réjaumont|Mirepoix|Préchac|Miramont-Latour|Gavarret-sur-Aulouste|Tourrenquets|Puységur
32400 Riscle|Viella|Saint-Germé|Saint-Mont|Lelin-Lapujolle|Ségos|Sarragachies|Lannux|Termes-d'Armagnac|Cahuzac-sur-Adour|Bernède|Projan|Tarsac|Corneillan|Maulichères|Labarthète|Maumusson-Laguian|Aurensan|Fustérouau|Verlus|Caumont|Izotges|Goux
32410 Castéra-Verduzan|Beaucaire|Cézan|Larroque-Saint-Sernin|Ayguetinte|Bonas
32420 Simorre|Cap d'Astarac|Tournan|Villefranche-d'Astarac|Sabaillan|Gaujan|Pellefigue|Betcave-Aguin|Monties|Meilhan
32430 Cologne|Touget|Encausse|Saint-Cricq|Thoux|Ardizas|Saint-Georges|Sirac|Sainte-Anne|Roquelaure-Saint-Aubin
32440 Castelnau d'Auzan Labarrère
32450 Saramon|Castelnau-Barbarens|Faget-Abbatial|Aurimont|Lartigue|Saint-Élix-d'Astarac|Boulaur|Bédéchan|Saint-Martin-Gimois|Tirent-Pontéjac|Traversères|Sémézies-Cachan
32460 Le Houga|Perchède
32480 La Romieu|Gazaupouy|Ligardes|Saint-Martin-de-Goyne|Pouy-Roquelaure|Berrac|Larroque-Engalin
32490 Monferran-Savès|Frégouville|Castillon-Savès|Marestaing
32500 Fleurance|Pauilhac|La Sauvetat|Urdens|Brugnens|Céran|Castelnau-d'Arbieu|Goutz|Sainte-Radegonde|Lalanne|Pis|Lamothe-Goas
32550 Pavie|Montégut|Pessan|Auterive|Saint-Jean-le-Comtal|Lasséran|Lasseube-Propre|Boucagnères|Haulies
32600 L'Isle-Jourdain|Pujaudran|Ségoufielle|Lias|Auradé|Endoufielle|Monbrun|Clermont-Savès|Razengues|Beaupuy
32700 Lectoure|Marsolan|Terraube|Pergain-Taillac|Castéra-Lectourois|Sempesserre|Saint-Mézard|Sainte-Mère|Mas-d'Auvignon|Lagarde|Saint-Avit-Frandat
32720 Barcelonne-du-Gers|Vergoignan|Arblade-le-Bas|Gée-Rivière
32730 Villecomtal-sur-Arros|Haget|Montégut-Arros|Beccas|Betplan|Malabat
32800 Eauze|Bretagne-d'Armagnac|Réans|Campagne-d'Armagnac|Ramouzens|Ayzieu|Cazeneuve|Noulens
32810 Preignan|Duran|Montaut-les-Créneaux|Roquelaure|Leboulin|Castin|Lahitte
33000 Bordeaux
33100 Bordeaux
33110 Le Bouscat
33112 Saint-Laurent-Médoc
33113 Saint-Symphorien|Saint-Léger-de-Balson|Cazalis|Origne|Bourideys
33114 Le Barp
33115 La Teste-de-Buch
33120 Arcachon
33121 Carcans
33123 Le Verdon-sur-Mer
33124 Auros|Aillas|Savignac|Berthez|Brannens|Brouqueyran|Lados
33125 Hostens|Saint-Magne|Louchats|Le Tuzan
33126 Fronsac|Saint-Michel-de-Fronsac|La Rivière|Saint-Aignan
33127 Saint-Jean-d'Illac|Martignas-sur-Jalle
33130 Bègles
33133 Galgon
33138 Lanton
33140 Villenave-d'Ornon|Cadaujac
33141 Villegouge|Saillans
33150 Cenon
33160 Saint-Médard-en-Jalles|Saint-Aubin-de-Médoc|Salaunes
33170 Gradignan
33180 Saint-Estèphe|Vertheuil|Saint-Seurin-de-Cadourne
33185 Le Haillan
33190 La Réole|Gironde-sur-Dropt|Lamothe-Landerron|Fontet|Mongauzy|Hure|Noaillac|Loupiac-de-la-Réole|Morizès|Pondaurat|Camiran|Puybarban|Saint-Hilaire-de-la-Noaille|Casseuil|Blaignac|Loubens|Bagas|Barie|Saint-Sève|Les Esseintes|Fossès-et-Baleyssac|Saint-Michel-de-Lapujade|Saint-Exupéry|Montagoudin|Bassanne|Floudès|Bourdelles|Saint-Laurent-du-Plan
33200 Bordeaux
33210 Langon|Toulenne|Preignac|Roaillan|Fargues|Castets et Castillon|Saint-Pierre-de-Mons|Coimères|Pujols-sur-Ciron|Léogeats|Sauternes|Mazères|Saint-Pardon-de-Conques|Bieujac|Bommes|Saint-Loubert
33220 Pineuilh|Port-Sainte-Foy-et-Ponchapt|Sainte-Foy-la-Grande|Saint-Avit-Saint-Nazaire|Saint-André-et-Appelles|Eynesse|Les Lèves-et-Thoumeyragues|Saint-Philippe-du-Seignal|Fougueyrolles|Margueron|La Roquille|Saint-Quentin-de-Caplong|Caplong|Riocaud|Ligueux|Saint-Avit-de-Soulège
33230 Coutras|Saint-Médard-de-Guizières|Les Églisottes-et-Chalaures|Abzac|Guîtres|Les Peintures|Lagorce|Maransin|Chamadelle|Saint-Christophe-de-Double|Le Fieu|Bayas
33240 Saint-André-de-Cubzac|Val de Virvée|La Lande-de-Fronsac|Cubzac-les-Ponts|Peujard|Saint-Gervais|Gauriaguet|Saint-Laurent-d'Arce|Lugon-et-l'Île-du-Carnay|Cadillac-en-Fronsadais|Virsac|Périssac|Saint-Genès-de-Fronsac|Saint-Romain-la-Virvée|Vérac|Asques|Saint-Germain-de-la-Rivière|Tarnès|Mouillac
33250 Pauillac|Cissac-Médoc|Saint-Sauveur|Saint-Julien-Beychevelle
33260 La Teste-de-Buch
33270 Floirac|Bouliac
33290 Blanquefort|Parempuyre|Le Pian-Médoc|Ludon-Médoc
33300 Bordeaux
33310 Lormont
33320 Eysines|Le Taillan-Médoc
33330 Saint-Émilion|Saint-Sulpice-de-Faleyrens|Vignonet|Saint-Christophe-des-Bardes|Saint-Laurent-des-Combes|Saint-Pey-d'Armens|Saint-Étienne-de-Lisse|Saint-Hippolyte
33340 Lesparre-Médoc|Gaillan-en-Médoc|Saint-Germain-d'Esteuil|Queyrac|Bégadan|Civrac-en-Médoc|Valeyrac|Ordonnac|Blaignan-Prignac|Saint-Yzans-de-Médoc|Saint-Christoly-Médoc|Couquèques
33350 Castillon-la-Bataille|Saint-Magne-de-Castillon|Sainte-Terre|Mouliets-et-Villemartin|Flaujagues|Saint-Pey-de-Castets|Ruch|Pujols|Sainte-Colombe|Sainte-Radegonde|Saint-Philippe-d'Aiguilhe|Saint-Genès-de-Castillon|Les Salles-de-Castillon|Belvès-de-Castillon|Mérignas|Doulezon|Gardegan-et-Tourtirac|Civrac-sur-Dordogne|Sainte-Florence|Bossugan
33360 Carignan-de-Bordeaux|Latresne|Camblanes-et-Meynac|Quinsac|Cénac|Lignan-de-Bordeaux
33370 Artigues-près-Bordeaux|Tresses|Pompignac|Fargues-Saint-Hilaire|Yvrac|Sallebœuf|Bonnetan|Loupes
33380 Mios|Biganos|Marcheprime
33390 Blaye|Berson|Cartelègue|Cars|Saint-Martin-Lacaussade|Saint-Paul|Plassac|Anglade|Saint-Seurin-de-Cursac|Eyrans|Saint-Androny|Mazion|Campugnan|Saint-Genès-de-Blaye|Fours
33400 Talence
33410 Cadillac-sur-Garonne|Rions|Béguey|Loupiac|Sainte-Croix-du-Mont|Cardan|Mourens|Gabarnac|Laroque|Omet|Monprimblanc|Donzac
33420 Génissac|Branne|Rauzan|Moulon|Espiet|Grézillac|Naujan-et-Postiac|Cabara|Daignac|Saint-Jean-de-Blaignac|Lugaignac|Tizac-de-Curton|Saint-Aubin-de-Branne|Camiac-et-Saint-Denis|Saint-Vincent-de-Pertignas|Jugazan|Guillac|Dardenac
33430 Bazas|Bernos-Beaulac|Cudos|Le Nizan|Lignan-de-Bazas|Cazats|Gajac|Sauviac|Saint-Côme|Aubiac|Birac|Gans|Marimbault
33440 Ambarès-et-Lagrave|Saint-Louis-de-Montferrand|Saint-Vincent-de-Paul
33450 Saint-Loubès|Izon|Saint-Sulpice-et-Cameyrac|Montussan
33460 Macau|Arsac|Margaux-Cantenac|Cussac-Fort-Médoc|Soussans|Lamarque|Labarde|Arcins
33470 Gujan-Mestras|Le Teich
33480 Castelnau-de-Médoc|Avensan|Sainte-Hélène|Listrac-Médoc|Moulis-en-Médoc|Brach
33490 Saint-Maixant|Saint-Macaire|Saint-Pierre-d'Aurillac|Caudrot|Verdelais|Le Pian-sur-Garonne|Saint-Martin-de-Sescas|Saint-André-du-Bois|Saint-Martial|Semens|Saint-Germain-de-Grave|Sainte-Foy-la-Longue
33500 Libourne|Arveyres|Les Billaux|Lalande-de-Pomerol|Pomerol|Néac
33510 Andernos-les-Bains
33520 Bruges
33530 Bassens
33540 Sauveterre-de-Guyenne|Blasimon|Gornac|Saint-Brice|Saint-Félix-de-Foncaude|Saint-Sulpice-de-Pommiers|Saint-Laurent-du-Bois|Mauriac|Mesterrieux|Coirac|Castelviel|Saint-Martin-du-Puy|Saint-Martin-de-Lerm|Cleyrac|Daubèze|Caumont|Landerrouet-sur-Ségur|Saint-Hilaire-du-Bois|Castelmoron-d'Albret
33550 Langoiran|Paillet|Tabanac|Haux|Le Tourne|Capian|Lestiac-sur-Garonne|Villenave-de-Rions
33560 Carbon-Blanc|Sainte-Eulalie
33570 Montagne|Lussac|Les Artigues-de-Lussac|Puisseguin|Petit-Palais-et-Cornemps|Saint-Cibard|Francs|Tayac
33580 Monségur|Le Puy|Saint-Vivien-de-Monségur|Dieulivol|Saint-Ferme|Taillecavat|Roquebrune|Cours-de-Monségur|Saint-Sulpice-de-Guilleragues|Rimons|Sainte-Gemme|Neuffons|Coutures
33590 Saint-Vivien-de-Médoc|Grayan-et-l'Hôpital|Vensac|Jau-Dignac-et-Loirac|Talais
33600 Pessac
33610 Cestas|Canéjan
33620 Laruscade|Cézac|Cavignac|Cubnezais|Saint-Mariens|Marsas|Marcenais|Lapouyade|Tizac-de-Lapouyade
33640 Castres-Gironde|Portets|Beautiran|Ayguemorte-les-Graves|Arbanats|Isle-Saint-Georges
33650 La Brède|Saint-Selve|Martillac|Saucats|Saint-Médard-d'Eyrans|Cabanac-et-Villagrains|Saint-Morillon
33660 Saint-Seurin-sur-l'Isle|Porchères|Camps-sur-l'Isle|Saint-Antoine-sur-l'Isle|Gours|Saint-Sauveur-de-Puynormand|Puynormand
33670 Créon|Sadirac|La Sauve|Cursan|Le Pout|Saint-Genès-de-Lombaud|Blésignac|Madirac|Saint-Léon
33680 Lacanau|Le Porge|Le Temple|Saumos
33690 Grignols|Sendets|Sigalens|Lavazan|Cours-les-Bains|Marions|Cauvignac|Labescau|Masseilles|Sillas
33700 Mérignac
33710 Pugnac|Bourg|Prignac-et-Marcamps|Tauriac|Teuillac|Gauriac|Saint-Ciers-de-Canesse|Bayon-sur-Gironde|Lansac|Comps|Mombrier|Samonac|Saint-Seurin-de-Bourg|Villeneuve|Saint-Trojan
33720 Podensac|Landiras|Cérons|Barsac|Illats|Virelade|Saint-Michel-de-Rieufret|Budos|Guillos
33730 Noaillan|Villandraut|Préchac|Balizac|Uzeste|Pompéjac
33740 Arès
33750 Saint-Quentin-de-Baron|Beychac-et-Caillau|Saint-Germain-du-Puch|Baron|Camarsac|Nérigean|Croignon|Cadarsac
33760 Targon|Frontenac|Porte-de-Benauge|Romagne|Baigneaux|Faleyras|Soulignac|Bellebat|Lugasson|Saint-Pierre-de-Bat|Escoussans|Bellefond|Cessac|Ladaux|Montignac|Courpiac|Martres
33770 Salles
33780 Soulac-sur-Mer
33790 Pellegrue|Cazaugitat|Landerrouat|Massugas|Soussac|Auriolles|Listrac-de-Durèze|Saint-Antoine-du-Queyret
33800 Bordeaux
33810 Ambès
33820 Saint-Ciers-sur-Gironde|Val-de-Livenne|Étauliers|Braud-et-Saint-Louis|Saint-Aubin-de-Blaye|Saint-Palais|Pleine-Selve
33830 Belin-Béliet|Lugos
33840 Captieux|Lerm-et-Musset|Saint-Michel-de-Castelnau|Lucmau|Giscos|Escaudes|Goualade|Lartigue
33850 Léognan
33860 Val-de-Livenne|Reignac|Donnezac
33870 Vayres
33880 Saint-Caprais-de-Bordeaux|Cambes|Baurech
33890 Gensac|Pessac-sur-Dordogne|Juillac|Coubeyrac
33910 Saint-Denis-de-Pile|Saint-Ciers-d'Abzac|Sablons|Saint-Martin-du-Bois|Bonzac|Savignac-de-l'Isle|Saint-Martin-de-Laye
33920 Saint-Savin|Saint-Yzan-de-Soudiac|Saint-Christoly-de-Blaye|Saint-Girons-d'Aiguevives|Civrac-de-Blaye|Générac|Saugon|Saint-Vivien-de-Blaye
33930 Vendays-Montalivet
33950 Lège-Cap-Ferret
33970 Lège-Cap-Ferret
33980 Audenge
33990 Hourtin|Naujac-sur-Mer
34000 Montpellier
34070 Montpellier
34080 Montpellier
34090 Montpellier
34110 Frontignan|Vic-la-Gardiole|Mireval
34120 Pézenas|Tourbes|Nézignan-l'Évêque|Lézignan-la-Cèbe|Castelnau-de-Guers|Cazouls-d'Hérault
34130 Mauguio|Saint-Aunès|Lansargues|Mudaison|Valergues|Candillargues
34140 Mèze|Loupian|Bouzigues
34150 Gignac|Aniane|Saint-Jean-de-Fos|Montpeyroux|La Boissière|Puéchabon|Saint-Guilhem-le-Désert|Lagamas|Arboras
34160 Castries|Saint-Drézéry|Sussargues|Restinclières|Beaulieu|Boisseron|Saint-Geniès-des-Mourgues|Saint-Bauzille-de-Montmel|Montaud|Saussines|Saint-Jean-de-Cornies|Galargues|Saint-Hilaire-de-Beauvoir|Buzignargues|Campagne|Garrigues
34170 Castelnau-le-Lez
34190 Ganges|Saint-Bauzille-de-Putois|Laroque|Cazilhac|Moulès-et-Baucels|Brissac|Agonès|Montoulieu|Saint-Maurice-Navacelles|Gorniès|Ferrières-les-Verreries|Saint-André-de-Buèges
34200 Sète
34210 Olonzac|Siran|La Livinière|Félines-Minervois|Aigues-Vives|Cesseras|Azillanet|La Caunette|Aigne|Oupia|Agel|Beaufort|Ferrals-les-Montagnes|Cassagnoles|Minerve
34220 Saint-Pons-de-Thomières|Riols|Courniou|Vélieux|Verreries-de-Moussans|Rieussec|Boisset
34230 Paulhan|Saint-Pargoire|Le Pouget|Plaissan|Adissan|Vendémian|Pouzols|Saint-Bauzille-de-la-Sylve|Campagnan|Tressan|Saint-Pons-de-Mauchiens|Bélarga|Puilacher|Aumelas|Usclas-d'Hérault|Popian
34240 Lamalou-les-Bains|Combes
34250 Palavas-les-Flots
34260 Le Bousquet-d'Orb|La Tour-sur-Orb|Graissessac|Avène|Saint-Étienne-Estréchoux|Ceilhes-et-Rocozels|Camplong
34270 Saint-Mathieu-de-Tréviers|Les Matelles|Claret|Sainte-Croix-de-Quintillargues|Valflaunès|Vacquières|Le Triadou|Lauret|Saint-Jean-de-Cuculles|Sauteyrargues|Fontanès|Cazevieille
34280 La Grande-Motte
34290 Servian|Montblanc|Bassan|Abeilhan|Alignan-du-Vent|Valros|Lieuran-lès-Béziers|Espondeilhan|Coulobres
34300 Agde
34310 Montady|Capestang|Quarante|Cruzy|Poilhes|Montels|Montouliers
34320 Roujan|Fontès|Neffiès|Gabian|Margon|Nizas|Vailhan|Fos|Roquessels|Montesquieu
34330 La Salvetat-sur-Agout|Fraisse-sur-Agout|Le Soulié|Cambon-et-Salvergues
34340 Marseillan
34350 Valras-Plage|Vendres
34360 Saint-Chinian|Cébazan|Prades-sur-Vernazobre|Babeau-Bouldoux|Pierrerue|Berlou|Pardailhan|Villespassans|Assignan|Saint-Jean-de-Minervois|Ferrières-Poussarou
34370 Cazouls-lès-Béziers|Maraussan|Maureilhan|Creissan
34380 Saint-Martin-de-Londres|Viols-le-Fort|Argelliers|Mas-de-Londres|Notre-Dame-de-Londres|Causse-de-la-Selle|Viols-en-Laval|Saint-Jean-de-Buèges|Rouet|Pégairolles-de-Buèges
34390 Mons|Colombières-sur-Orb|Olargues|Prémian|Saint-Vincent-d'Olargues|Saint-Étienne-d'Albagnan|Vieussan|Saint-Julien|Saint-Martin-de-l'Arçon
34400 Lunel|Lunel-Viel|Saint-Just|Entre-Vignes|Villetelle|Saturargues|Saint-Sériès|Saint-Nazaire-de-Pézan
34410 Sérignan|Sauvian
34420 Villeneuve-lès-Béziers|Portiragnes|Cers
34430 Saint-Jean-de-Védas
34440 Nissan-lez-Enserune|Colombiers
34450 Vias
34460 Cessenon-sur-Orb|Cazedarnes|Roquebrun
34470 Pérols
34480 Magalas|Laurens|Saint-Geniès-de-Fontedit|Puissalicon|Pouzolles|Puimisson|Autignac|Cabrerolles|Fouzilhon
34490 Lignan-sur-Orb|Thézan-lès-Béziers|Murviel-lès-Béziers|Corneilhan|Pailhès|Causses-et-Veyran|Saint-Nazaire-de-Ladarez
34500 Béziers|Villeneuve-lès-Béziers
34510 Florensac
34520 Le Caylar|La Vacquerie-et-Saint-Martin-de-Castries|Saint-Maurice-Navacelles|Les Rives|Saint-Pierre-de-la-Fage|Le Cros|Saint-Michel|Sorbs|Saint-Félix-de-l'Héras
34530 Montagnac|Aumes
34540 Balaruc-les-Bains|Balaruc-le-Vieux
34550 Bessan
34560 Poussan|Villeveyrac|Montbazin
34570 Pignan|Montarnaud|Vailhauquès|Murviel-lès-Montpellier|Saussan|Saint-Paul-et-Valmalle
34590 Marsillargues
34600 Bédarieux|Hérépian|Le Poujol-sur-Orb|Les Aires|Faugères|Taussac-la-Billière|Villemagne-l'Argentière|Le Pradal|Pézènes-les-Mines|Caussiniojouls|Carlencas-et-Levas
34610 Saint-Gervais-sur-Mare|Rosis|Castanet-le-Haut|Saint-Geniès-de-Varensal
34620 Puisserguier
34630 Saint-Thibéry
34650 Lunas-les-Châteaux|Joncels|Roqueredonde|Brenas|Romiguières
34660 Cournonterral|Cournonsec
34670 Baillargues|Saint-Brès
34680 Saint-Georges-d'Orques
34690 Fabrègues
34700 Lodève|Le Bosc|Soubès|Saint-Jean-de-la-Blaquière|Saint-Étienne-de-Gourgas|Saint-Privat|Les Plans|Le Puech|Usclas-du-Bosc|Soumont|Lauroux|Fozières|Poujols|Olmet-et-Villecun|Pégairolles-de-l'Escalette|Lavalette|Celles
34710 Lespignan
34720 Caux
34725 Saint-André-de-Sangonis|Saint-Félix-de-Lodez|Jonquières|Saint-Saturnin-de-Lucian|Saint-Guiraud
34730 Prades-le-Lez|Saint-Vincent-de-Barbeyrargues
34740 Vendargues
34750 Villeneuve-lès-Maguelone
34760 Boujan-sur-Libron
34770 Gigean
34790 Grabels
34800 Clermont-l'Hérault|Canet|Aspiran|Nébian|Ceyras|Péret|Brignac|Cabrières|Octon|Salasc|Lieuran-Cabrières|Lacoste|Mourèze|Liausson|Villeneuvette|Mérifons|Valmascle
34810 Pomérols
34820 Teyran|Assas|Guzargues
34830 Jacou|Clapiers
34850 Pinet
34880 Lavérune
34920 Le Crès
34970 Lattes
34980 Saint-Gély-du-Fesc|Saint-Clément-de-Rivière|Montferrier-sur-Lez|Combaillaux|Murles
34990 Juvignac
35000 Rennes
35111 La Fresnais|Lillemer
35113 Domagné
35114 Saint-Benoît-des-Ondes
35120 Dol-de-Bretagne|Baguer-Pican|Baguer-Morvan|Epiniac|Hirel|Roz-Landrieux|La Boussac|Saint-Broladre|Cherrueix|Mont-Dol|Saint-Marcan|Broualan
35130 La Guerche-de-Bretagne|Rannée|Moutiers|Visseiche|Availles-sur-Seiche|Drouges|Moussé|Arbrissel|La Selle-Guerchaise
35131 Chartres-de-Bretagne|Pont-Péan
35132 Vezin-le-Coquet
35133 Lécousse|La Chapelle-Fleurigné|Romagné|Javené|Saint-Germain-en-Coglès|Luitré-Dompierre|Saint-Sauveur-des-Landes|Parigné|Beaucé|Landéan|Laignelet|Billé|Le Loroux|La Selle-en-Luitré|Le Châtellier
35134 Coësmes|Thourie|Sainte-Colombe
35135 Chantepie
35136 Saint-Jacques-de-la-Lande
35137 Bédée|Pleumeleuc|La Nouaye
35140 Saint-Aubin-du-Cormier|Rives-du-Couesnon|Gosné|Mézières-sur-Couesnon|Saint-Ouen-des-Alleux|Saint-Hilaire-des-Landes|La Chapelle-Saint-Aubert|Saint-Christophe-de-Valains
35150 Janzé|Corps-Nuds|Piré-Chancé|Chanteloup|Amanlis|Essé|Brie|Boistrudan
35160 Montfort-sur-Meu|Breteil|Talensac|Le Verger|Monterfil
35170 Bruz
35190 Tinténiac|Saint-Domineuc|Québriac|Saint-Thual|Saint-Pern|Trévérien|La Chapelle-aux-Filtzméens|Miniac-sous-Bécherel|Bécherel|La Baussaine|Longaulnay|Cardroc|Trimer
35200 Rennes
35210 Luitré-Dompierre|Châtillon-en-Vendelais|Parcé|Combourtillé|Saint-Christophe-des-Bois|Princé|Montautour|Montreuil-des-Landes
35220 Châteaubourg|Saint-Didier|Saint-Jean-sur-Vilaine|Marpiré
35230 Noyal-Châtillon-sur-Seiche|Orgères|Bourgbarré|Saint-Erblon|Saint-Armel
35235 Thorigné-Fouillard
35240 Retiers|Le Theil-de-Bretagne|Marcillé-Robert
35250 Saint-Aubin-d'Aubigné|Chevaigné|Chasné-sur-Illet|Mouazé|Saint-Sulpice-la-Forêt|Saint-Médard-sur-Ille|Andouillé-Neuville|Saint-Germain-sur-Ille|Aubigné
35260 Cancale
35270 Combourg|Meillac|Bonnemain|Cuguen|Trémeheuc|Lourmais|Saint-Léger-des-Prés|Lanrigan
35290 Saint-Méen-le-Grand|Gaël|Quédillac|Saint-Onen-la-Chapelle|Muel|Le Crouais
35300 Fougères
35310 Mordelles|Bréal-sous-Montfort|Chavagne|Cintré|Saint-Thurial
35320 Crevin|Poligné|Tresbœuf|Pancé|Le Sel-de-Bretagne|Le Petit-Fougeray|Saulnières|La Bosse-de-Bretagne|Lalleu|La Couyère
35330 Val d'Anast|La Chapelle-Bouëxic|Mernel|Comblessac|Bovel|Saint-Séglin|Les Brulais|Loutehel
35340 Liffré|La Bouëxière|Ercé-près-Liffré
35350 Saint-Méloir-des-Ondes|Saint-Coulomb|La Gouesnière
35360 Montauban-de-Bretagne|Médréac|Boisgervilly|La Chapelle du Lou du Lac|Landujan|Saint-Uniac
35370 Argentré-du-Plessis|Étrelles|Le Pertre|Torcé|Saint-Germain-du-Pinel|Gennes-sur-Seiche|Mondevert|Brielles|Bréal-sous-Vitré
35380 Plélan-le-Grand|Paimpont|Maxent|Treffendel|Saint-Péran
35390 Grand-Fougeray|La Dominelais|Sainte-Anne-sur-Vilaine|Saint-Sulpice-des-Landes
35400 Saint-Malo
35410 Châteaugiron|Nouvoitou|Domloup
35420 Louvigné-du-Désert|Saint-Georges-de-Reintembault|La Bazouge-du-Désert|Le Ferré|Mellé|Poilley|Villamée|Monthault
35430 Saint-Jouan-des-Guérets|Saint-Père-Marc-en-Poulet|Châteauneuf-d'Ille-et-Vilaine|Saint-Guinoux|La Ville-ès-Nonais|Saint-Suliac
35440 Montreuil-sur-Ille|Guipel|Dingé|Feins
35450 Val-d'Izé|Livré-sur-Changeon|Dourdain|Landavran|Mecé
35460 Maen Roch|Val-Couesnon|Les Portes du Coglais|Saint-Marc-le-Blanc|Le Tiercent
35470 Bain-de-Bretagne|Pléchâtel|La Noë-Blanche
35480 Guipry-Messac|Saint-Malo-de-Phily
35490 Sens-de-Bretagne|Gahard|Vieux-Vy-sur-Couesnon|Chauvigné|Romazy
35500 Vitré|Balazé|Erbrée|Saint-M'Hervé|Pocé-les-Bois|Montreuil-sous-Pérouse|Taillis|Cornillé|Saint-Aubin-des-Landes|La Chapelle-Erbrée|Champeaux
35510 Cesson-Sévigné
35520 Melesse|La Mézière|La Chapelle-des-Fougeretz|Montreuil-le-Gast
35530 Noyal-sur-Vilaine|Servon-sur-Vilaine|Brécé
35540 Miniac-Morvan|Plerguer|Le Tronchet
35550 Pipriac|Sixt-sur-Aff|Saint-Just|Bruc-sur-Aff|Lieuron|Lohéac|Saint-Ganton
35560 Val-Couesnon|Bazouges-la-Pérouse|Saint-Rémy-du-Plain|Marcillé-Raoul|Noyal-sous-Bazouges|Rimou
35580 Guichen|Goven|Guignen|Baulon|Saint-Senoux|Lassy
35590 Saint-Gilles|L'Hermitage|La Chapelle-Thouarault|Clayes
35600 Redon|Bains-sur-Oust|Sainte-Marie
35610 Pleine-Fougères|Roz-sur-Couesnon|Trans-la-Forêt|Sougeal|Sains|Saint-Georges-de-Gréhaigne|Vieux-Viel
35620 Ercé-en-Lamée|Teillay
35630 Vignoc|Hédé-Bazouges|La Chapelle-Chaussée|Saint-Gondran|Saint-Symphorien|Langouet|Saint-Brieuc-des-Iffs|Les Iffs
35640 Martigné-Ferchaud|Eancé|Chelun|Forges-la-Forêt
35650 Le Rheu
35660 Langon|La Chapelle-de-Brain|Renac
35680 Piré-Chancé|Bais|Domalain|Louvigné-de-Bais|Vergéal|Moulins
35690 Acigné
35700 Rennes
35720 Mesnil-Roc'h|Pleugueneuc|Plesder
35730 Pleurtuit
35740 Pacé
35750 Iffendic|Saint-Malon-sur-Mel|Saint-Maugan|Saint-Gonlay|Bléruais
35760 Saint-Grégoire|Montgermont
35770 Vern-sur-Seiche
35780 La Richardais
35800 Dinard|Saint-Lunaire|Saint-Briac-sur-Mer
35830 Betton
35850 Gévezé|Romillé|Irodouër|Parthenay-de-Bretagne|Langan
35870 Le Minihic-sur-Rance
35890 Laillé|Bourg-des-Comptes
35960 Le Vivier-sur-Mer
36000 Châteauroux
36100 Issoudun|Neuvy-Pailloux|Les Bordes|Saint-Georges-sur-Arnon|Ségry|La Champenoise|Saint-Valentin|Sainte-Fauste|Brives|Thizay|Condé|Vouillon|Saint-Aoustrille|Meunet-Planches|Saint-Aubin|Chouday|Lizeray
36110 Levroux|Vineuil|Brion|Baudres|Rouvres-les-Bois|Moulins-sur-Céphons|Bouges-le-Château|Bretagne|Villegongis|Francillon
36120 Ardentes|Étrechet|Ambrault|Saint-Août|Mâron|Pruniers|Sassierges-Saint-Germain|Jeu-les-Bois|Bommiers
36130 Déols|Montierchaume|Coings|Diors
36140 Aigurande|Crevant|Montchevrier|Crozon-sur-Vauvre|Lourdoueix-Saint-Michel|La Buxerette
36150 Vatan|Saint-Florentin|Liniez|Guilly|Buxeuil|Meunet-sur-Vatan|La Chapelle-Saint-Laurian|Giroux|Ménétréols-sous-Vatan|Aize|Luçay-le-Libre|Reboursin|Fontenay
36160 Sainte-Sévère-sur-Indre|Pouligny-Notre-Dame|Pérassay|Vijon|Sazeray|Urciers|Pouligny-Saint-Martin|Feusines|Champillet|Lignerolles|Vigoulant|La Motte-Feuilly
36170 Saint-Benoît-du-Sault|La Châtre-Langlin|Parnac|Vigoux|Mouhet|Roussines|Sacierges-Saint-Martin|Saint-Civran|Chazelet|Saint-Gilles
36180 Pellevoisin|Heugnes|Frédille|Selles-sur-Nahon
36190 Orsennes|Saint-Plantaire|Cuzion|Gargilesse-Dampierre|Pommiers
36200 Argenton-sur-Creuse|Le Pêchereau|Saint-Marcel|Badecon-le-Pin|Ceaulmont|Tendu|Mosnay|Le Menoux|Celon|Bouesse|Chavin
36210 Chabris|Val-Fouzon|Poulaines|Dun-le-Poëlier|Saint-Christophe-en-Bazelle|Anjouin|Bagneux|Orville|Menetou-sur-Nahon|Sembleçay
36220 Tournon-Saint-Martin|Martizay|Mérigny|Néons-sur-Creuse|Lureuil|Fontgombault|Sauzelles|Lurais|Lingé|Preuilly-la-Ville
36230 Neuvy-Saint-Sépulchre|Saint-Denis-de-Jouhet|Mers-sur-Indre|Montipouret|Fougerolles|Tranzault|Sarzay|Gournay|Buxières-d'Aillac|Lys-Saint-Georges
36240 Écueillé|Gehée|Préaux|Jeu-Maloches
36250 Saint-Maur|Niherne
36260 Reuilly|Sainte-Lizaigne|Paudy|Diou|Migny|Saint-Pierre-de-Jards
36270 Éguzon-Chantôme|Baraize|Bazaiges
36290 Mézières-en-Brenne|Azay-le-Ferron|Paulnay|Saint-Michel-en-Brenne|Obterre|Villiers|Saulnay
36300 Le Blanc|Pouligny-Saint-Pierre|Concremiers|Ruffec|Rosnay|Ciron|Douadic|Ingrandes|Saint-Aigny
36310 Chaillac|Tilly|Dunet|Bonneuil|Beaulieu
36320 Villedieu-sur-Indre
36330 Le Poinçonnet|Arthon|Velles
36340 Cluis|Maillet|Mouhers|Malicornay
36350 Luant|La Pérouille
36360 Luçay-le-Mâle|Villentrois-Faverolles-en-Berry
36370 Bélâbre|Prissac|Lignac|Saint-Hilaire-sur-Benaize|Mauvières|Chalais
36400 La Châtre|Montgivray|Le Magny|Lacs|Briantes|Chassignolles|Saint-Chartier|Nohant-Vic|Thevet-Saint-Julien|La Berthenoux|Verneuil-sur-Igneraie|Vicq-Exemplet|Lourouer-Saint-Laurent|Saint-Christophe-en-Boucherie|Néret|Montlevicq
36500 Buzançais|Vendœuvres|Saint-Genou|Palluau-sur-Indre|Neuillay-les-Bois|Argy|Chezelles|Saint-Lactencin|Méobecq|Villegouin|Sainte-Gemme|Sougé|La Chapelle-Orthemale
36600 Valençay|Villentrois-Faverolles-en-Berry|La Vernelle|Lye|Vicq-sur-Nahon|Veuil|Langé|Fontguenand
36700 Châtillon-sur-Indre|Clion|Fléré-la-Rivière|Arpheuilles|Cléré-du-Bois|Saint-Cyran-du-Jambot|Le Tranger|Murs|Saint-Médard
36800 Saint-Gaultier|Le Pont-Chrétien-Chabenet|Thenay|Chasseneuil|Rivarennes|Oulches|Nuret-le-Ferron|Migné|Chitray|Luzeret
37000 Tours
37100 Tours
37110 Château-Renault|Auzouer-en-Touraine|Villedômer|Neuville-sur-Brenne|Le Boulay|Monthodon|Saunay|Les Hermites|Autrèche|Morand|Dame-Marie-les-Bois|La Ferrière|Saint-Nicolas-des-Motets
37120 Richelieu|Champigny-sur-Veude|Marigny-Marmande|Chaveignes|La Tour-Saint-Gelin|Lémeré|Braslou|Braye-sous-Faye|Luzé|Faye-la-Vineuse|Jaulnay|Courcoué|Razines|Assay|Verneuil-le-Château
37130 Langeais|Cinq-Mars-la-Pile|Coteaux-sur-Loire|Mazières-de-Touraine|Lignières-de-Touraine|Bréhémont|La Chapelle-aux-Naux
37140 Bourgueil|Chouzé-sur-Loire|Coteaux-sur-Loire|La Chapelle-sur-Loire|Restigné|Saint-Nicolas-de-Bourgueil|Benais
37150 Bléré|La Croix-en-Touraine|Civray-de-Touraine|Francueil|Luzillé|Dierre|Chisseaux|Épeigné-les-Bois|Chenonceaux
37160 Descartes|Abilly|La Celle-Saint-Avant|Buxeuil|Neuilly-le-Brignon|Marcé-sur-Esves|Civray-sur-Esves
37170 Chambray-lès-Tours
37190 Azay-le-Rideau|Cheillé|Saché|Vallères|Villaines-les-Rochers|Druye|Rivarennes|Neuil
37200 Tours
37210 Vouvray|Rochecorbon|Vernou-sur-Brenne|Parçay-Meslay|Noizay|Chançay
37220 L'Île-Bouchard|Parçay-sur-Vienne|Panzoult|Avon-les-Roches|Crouzilles|Rilly-sur-Vienne|Theneuil|Trogues|Sazilly|Tavant|Brizay|Chezelles|Crissay-sur-Manse
37230 Fondettes|Luynes|Pernay|Saint-Étienne-de-Chigny
37240 Ligueil|Manthelan|La Chapelle-Blanche-Saint-Martin|Cussay|Le Louroux|Ciran|Bossée|Bournan|Vou|Esves-le-Moutier
37250 Veigné|Montbazon|Sorigny
37260 Monts|Artannes-sur-Indre|Thilouze|Pont-de-Ruan|Villeperdue
37270 Montlouis-sur-Loire|Véretz|Azay-sur-Cher|Saint-Martin-le-Beau|Athée-sur-Cher|Larçay
37290 Yzeures-sur-Creuse|Preuilly-sur-Claise|Bossay-sur-Claise|Charnizay|Tournon-Saint-Pierre|Chambon|Boussay
37300 Joué-lès-Tours
37310 Tauxigny-Saint-Bauld|Reignac-sur-Indre|Chambourg-sur-Indre|Courçay|Dolus-le-Sec|Chédigny|Saint-Quentin-sur-Indrois|Cigogné|Azay-sur-Indre|Sublaines
37320 Esvres|Saint-Branchs|Truyes|Cormery|Louans
37330 Château-la-Vallière|Souvigné|Channay-sur-Lathan|Villiers-au-Bouin|Couesmes|Courcelles-de-Touraine|Saint-Laurent-de-Lin|Brèches|Marcilly-sur-Maulne|Braye-sur-Maulne|Lublé
37340 Ambillou|Cléré-les-Pins|Savigné-sur-Lathan|Hommes|Avrillé-les-Ponceaux|Continvoir|Gizeux|Rillé
37350 Le Grand-Pressigny|Barrou|La Celle-Guenand|Le Petit-Pressigny|Ferrière-Larçon|Paulmy|Chaumussay|La Guerche
37360 Neuillé-Pont-Pierre|Semblançay|Saint-Antoine-du-Rocher|Beaumont-Louestault|Sonzay|Rouziers-de-Touraine
37370 Beaumont-Louestault|Saint-Paterne-Racan|Saint-Christophe-sur-le-Nais|Neuvy-le-Roi|Chemillé-sur-Dême|Marray|Saint-Aubin-le-Dépeint|Bueil-en-Touraine|Villebourg|Épeigné-sur-Dême
37380 Monnaie|Reugny|Nouzilly|Saint-Laurent-en-Gâtines|Neuillé-le-Lierre|Crotelles
37390 Notre-Dame-d'Oé|Chanceaux-sur-Choisille|La Membrolle-sur-Choisille|Mettray|Charentilly|Saint-Roch|Cerelles
37400 Amboise|Lussault-sur-Loire
37420 Beaumont-en-Véron|Avoine|Savigny-en-Véron|Huismes|Rigny-Ussé
37460 Genillé|Orbigny|Nouans-les-Fontaines|Villeloin-Coulangé|Loché-sur-Indrois|Céré-la-Ronde|Le Liège|Montrésor|Beaumont-Village|Chemillé-sur-Indrois|Villedômain
37500 Chinon|Ligré|Saint-Benoît-la-Forêt|Cravant-les-Côteaux|Rivière|La Roche-Clermault|Marçay|Anché|Cinais|Seuilly|Saint-Germain-sur-Vienne|Lerné|Thizay|Candes-Saint-Martin|Couziers
37510 Ballan-Miré|Savonnières|Villandry|Saint-Genouph|Berthenay
37520 La Riche
37530 Nazelles-Négron|Pocé-sur-Cisse|Chargé|Limeray|Cangey|Saint-Ouen-les-Vignes|Mosnes|Montreuil-en-Touraine|Saint-Règle|Souvigny-de-Touraine
37540 Saint-Cyr-sur-Loire
37550 Saint-Avertin
37600 Loches|Beaulieu-lès-Loches|Perrusson|Saint-Jean-Saint-Germain|Ferrière-sur-Beaulieu|Saint-Hippolyte|Saint-Flovier|Saint-Senoch|Betz-le-Château|Bridoré|Verneuil-sur-Indre|Mouzay|Varennes|Sennevières|Chanceaux-près-Loches
37700 Saint-Pierre-des-Corps|La Ville-aux-Dames
37800 Sainte-Maure-de-Touraine|Saint-Épain|Noyant-de-Touraine|Pouzay|Nouâtre|Sainte-Catherine-de-Fierbois|Draché|Sepmes|Maillé|Marcilly-sur-Vienne|Antogny-le-Tillac|Ports-sur-Vienne|Pussigny
38000 Grenoble
38070 Saint-Quentin-Fallavier
38080 L'Isle-d'Abeau|Saint-Alban-de-Roche|Four|Saint-Marcel-Bel-Accueil
38090 Villefontaine|Vaulx-Milieu|Roche|Bonnefamille
38100 Grenoble
38110 La Tour-du-Pin|Saint-Clair-de-la-Tour|Cessieu|Dolomieu|Saint-Victor-de-Cessieu|Saint-Didier-de-la-Tour|La Bâtie-Montgascon|La Chapelle-de-la-Tour|Saint-Jean-de-Soudain|Faverges-de-la-Tour|Montagnieu|Rochetoirin|Sainte-Blandine
38112 Autrans-Méaudre en Vercors
38113 Veurey-Voroize
38114 Allemond|Vaujany|Oz|Villard-Reculas
38118 Hières-sur-Amby|Saint-Baudille-de-la-Tour
38119 Pierre-Châtel|Saint-Théoffrey|Villard-Saint-Christophe
38120 Saint-Égrève|Fontanil-Cornillon|Proveysieux|Mont-Saint-Martin
38121 Reventin-Vaugris|Chonas-l'Amballan
38122 Montseveroux|Cour-et-Buis|Monsteroux-Milieu|Chalon|Saint-Julien-de-l'Herms
38130 Échirolles
38134 Saint-Joseph-de-Rivière|La Sure en Chartreuse
38138 Les Côtes-d'Arey
38140 Rives|Apprieu|Renage|Izeaux|La Murette|Beaucroissant|Charnècles|Saint-Blaise-du-Buis|Réaumont|Saint-Paul-d'Izeaux
38142 Le Freney-d'Oisans|Auris|Mizoën|Besse|Clavans-en-Haut-Oisans
38144 Notre-Dame-de-Vaulx
38150 Roussillon|Salaise-sur-Sanne|Chanas|Assieu|Vernioz|Bougé-Chambalud|Agnin|Sonnay|Ville-sous-Anjou|Anjou|La Chapelle-de-Surieu|Saint-Romain-de-Surieu
38160 Saint-Marcellin|Chatte|Saint-Sauveur|Saint-Romans|Saint-Vérand|Saint Antoine l'Abbaye|Izeron|Chevrières|Saint-Pierre-de-Chérennes|Murinais|Saint-Appolinard|Montagne|Bessins|Beauvoir-en-Royans
38170 Seyssinet-Pariset
38180 Seyssins
38190 Villard-Bonnot|Bernin|Froges|Le Champ-près-Froges|Les Adrets|Laval-en-Belledonne|La Combe-de-Lancey|Sainte-Agnès|Saint-Mury-Monteymond
38200 Vienne|Luzinay|Chuzelles|Seyssuel|Jardin|Serpaize|Villette-de-Vienne|Saint-Sorlin-de-Vienne
38210 Tullins|Vourey|Saint-Quentin-sur-Isère|Poliénas|La Rivière|Montaud|Cras|Morette
38220 Vizille|Livet-et-Gavet|Notre-Dame-de-Mésage|Séchilienne|Saint-Pierre-de-Mésage|Saint-Jean-de-Vaulx|Laffrey|Saint-Barthélemy-de-Séchilienne|Montchaboud|Cholonge
38230 Charvieu-Chavagneux|Tignieu-Jameyzieu|Pont-de-Chéruy|Chavanoz
38240 Meylan
38250 Villard-de-Lans|Lans-en-Vercors|Saint-Nizier-du-Moucherotte|Corrençon-en-Vercors
38260 La Côte-Saint-André|Porte-des-Bonnevaux|Saint-Hilaire-de-la-Côte|Champier|Marcilloles|Sardieu|Faramans|La Frette|Pajay|Gillonnay|Ornacieux-Balbins|Mottier|Thodure|Pommier-de-Beaurepaire|Penol|Bossieu
38270 Beaurepaire|Jarcieu|Revel-Tourdan|Bellegarde-Poussieu|Saint-Barthélemy|Pact|Moissieu-sur-Dolon|Primarette|Marcollin|Beaufort|Pisieu|Lentiol
38280 Villette-d'Anthon|Janneyrias|Anthon
38290 La Verpillière|Satolas-et-Bonce|Frontonas
38300 Bourgoin-Jallieu|Ruy-Montceau|Saint-Savin|Nivolas-Vermelle|Maubec|Domarin|Eclose-Badinières|Saint-Agnin-sur-Bion|Sérézin-de-la-Tour|Meyrié|Les Éparres|Tramolé|Culin|Succieu|Châteauvilain|Chèzeneuve|Crachier
38320 Eybens|Brié-et-Angonnes|Poisat|Herbeys|Bresson
38330 Saint-Ismier|Montbonnot-Saint-Martin|Saint-Nazaire-les-Eymes|Biviers
38340 Voreppe|La Sure en Chartreuse
38350 La Mure|Susville|Saint-Honoré|Nantes-en-Ratier|Saint-Laurent-en-Beaumont|Prunières|La Salle-en-Beaumont|Ponsonnas|Lavaldens|La Morte|Sousville|Siévoz|Saint-Pierre-de-Méaroz|Oris-en-Rattier|Mayres-Savel|Saint-Arey|Marcieu|La Valette|Cognet|Saint-Michel-en-Beaumont
38360 Sassenage|Noyarey|Engins
38370 Saint-Clair-du-Rhône|Les Roches-de-Condrieu|Saint-Prim|Saint-Alban-du-Rhône
38380 Saint-Laurent-du-Pont|Entre-deux-Guiers|Miribel-les-Échelles|Saint-Pierre-de-Chartreuse|Saint-Christophe-sur-Guiers|Saint-Pierre-d'Entremont
38390 Montalieu-Vercieu|Porcieu-Amblagnieu|Bouvesse-Quirieu|La Balme-les-Grottes|Parmilieu|Vertrieu|Charette
38400 Saint-Martin-d'Hères
38410 Saint-Martin-d'Uriage|Vaulnaveys-le-Haut|Vaulnaveys-le-Bas|Chamrousse
38420 Domène|Le Versoud|Revel|Murianette|Saint-Jean-le-Vieux
38430 Moirans|Saint-Jean-de-Moirans
38440 Saint-Jean-de-Bournay|Châtonnay|Moidieu-Détourbe|Artas|Villeneuve-de-Marc|Beauvoir-de-Marc|Meyrieu-les-Étangs|Savas-Mépin|Sainte-Anne-sur-Gervonde|Meyssiez|Royas|Lieudieu
38450 Vif|Saint-Georges-de-Commiers|Le Gua|Notre-Dame-de-Commiers|Miribel-Lanchâtre
38460 Crémieu|Saint-Romain-de-Jalionas|Trept|Villemoirieu|Chamagnieu|Chozeau|Vénérieu|Leyrieu|Soleymieu|Optevoz|Dizimieu|Annoisin-Chatelans|Panossas|Siccieu-Saint-Julien-et-Carisieu|Saint-Hilaire-de-Brens|Moras|Veyssilieu|Vernas
38470 Vinay|L'Albenc|Varacieux|Beaulieu|Cognin-les-Gorges|Rovon|Têche|Saint-Gervais|Notre-Dame-de-l'Osier|Chasselay|Chantesse|Vatilieu|Serre-Nerpol|Quincieu|Malleval-en-Vercors
38480 Le Pont-de-Beauvoisin|Romagnieu|Pressins|Saint-Jean-d'Avelanne|Saint-Albin-de-Vaulserre|Saint-Martin-de-Vaulserre
38490 Les Abrets en Dauphiné|Aoste|Saint-André-le-Gaz|Chimilin|Le Passage|Charancieu|Saint-Ondras|Granieu
38500 Voiron|Coublevie|La Buisse|Saint-Cassien|Saint-Nicolas-de-Macherin
38510 Morestel|Vézeronce-Curtin|Arandon-Passins|Sermérieu|Creys-Mépieu|Courtenay|Saint-Victor-de-Morestel|Le Bouchage|Brangues|Saint-Sorlin-de-Morestel
38520 Le Bourg-d'Oisans|Les Deux Alpes|Ornon|La Garde|Saint-Christophe-en-Oisans|Villard-Reymond|Villard-Notre-Dame|Oulles
38530 Pontcharra|Chapareillan|Barraux|La Buissière|Saint-Maximin|La Flachère
38540 Heyrieux|Valencin|Saint-Just-Chaleyssin|Grenay
38550 Saint-Maurice-l'Exil|Le Péage-de-Roussillon|Sablons|Clonas-sur-Varèze|Auberives-sur-Varèze|Cheyssieu
38560 Jarrie|Champ-sur-Drac
38570 Crêts en Belledonne|Goncelin|Le Cheylas|Tencin|Theys|La Pierre|Hurtières
38580 Allevard|La Chapelle-du-Bard|Le Haut-Bréda|Le Moutaret
38590 Saint-Étienne-de-Saint-Geoirs|Brézins|Sillans|Saint-Geoirs|La Forteresse|Plan|Saint-Michel-de-Saint-Geoirs|Brion
38600 Fontaine
38610 Gières|Venon
38620 Saint-Geoire-en-Valdaine|Montferrat|Massieu|Saint-Bueil|Velanne|Merlas|Saint-Sulpice-des-Rivoires|Voissant
38630 Les Avenières Veyrins-Thuellin|Corbelin
38640 Claix
38650 Monestier-de-Clermont|Saint-Martin-de-la-Cluze|Sinard|Gresse-en-Vercors|Roissard|Château-Bernard|Saint-Paul-lès-Monestier|Saint-Michel-les-Portes|Treffort|Saint-Guillaume|Avignonet|Saint-Andéol
38660 Le Touvet|La Terrasse|Plateau-des-Petites-Roches|Lumbin|Saint-Vincent-de-Mercuze|Sainte-Marie-d'Alloix|Sainte-Marie-du-Mont
38670 Chasse-sur-Rhône
38680 Saint-Just-de-Claix|Pont-en-Royans|Auberives-en-Royans|Rencurel|Saint-André-en-Royans|Choranche|Presles|Châtelus
38690 Le Grand-Lemps|Châbons|Colombe|Biol|Oyeu|Bévenais|Bizonnes|Torchefelon|Belmont|Longechenal|Flachères|Eydoche|Montrevel|Burcin|Saint-Didier-de-Bizonnes
38700 La Tronche|Corenc|Le Sappey-en-Chartreuse|Sarcenas
38710 Mens|Châtel-en-Trièves|Saint-Jean-d'Hérans|Saint-Baudille-et-Pipet|Tréminis|Cornillon-en-Trièves|Lavars|Prébois
38730 Villages du Lac de Paladru|Val-de-Virieu|Doissin|Chélieu|Valencogne|Chassignieu|Blandin
38740 Valbonnais|Entraigues|Chantepérier|Valjouffrey
38750 Huez
38760 Varces-Allières-et-Risset|Saint-Paul-de-Varces
38770 La Motte-d'Aveillans|Monteynard|La Motte-Saint-Martin
38780 Pont-Évêque|Estrablin|Eyzin-Pinet|Septème|Oytier-Saint-Oblas
38790 Saint-Georges-d'Espéranche|Diémoz|Charantonnay
38800 Le Pont-de-Claix|Champagnier
38830 Crêts en Belledonne
38840 Saint-Hilaire-du-Rosier|Saint-Lattier|Saint-Bonnet-de-Chavagne|La Sône
38850 Villages du Lac de Paladru|Chirens|Charavines|Bilieu
38860 Les Deux Alpes
38870 Saint-Siméon-de-Bressieux|Saint-Pierre-de-Bressieux|Bressieux
38880 Autrans-Méaudre en Vercors
38890 Saint-Chef|Salagnon|Vignieu|Montcarra|Vasselin
38920 Crolles
38930 Clelles|Chichilianne|Monestier-du-Percy|Saint-Martin-de-Clelles|Saint-Maurice-en-Trièves|Lalley|Le Percy
38940 Roybon|Saint-Clair-sur-Galaure|Montfalcon
38950 Saint-Martin-le-Vinoux|Quaix-en-Chartreuse
38960 Saint-Étienne-de-Crossey|Saint-Aupre
38970 Corps|Pellafol|La Salette-Fallavaux|Quet-en-Beaumont|Les Côtes-de-Corps|Sainte-Luce|Ambel|Beaufin|Monestier-d'Ambel
38980 Viriville|Châtenay|Marnans
39000 Lons-le-Saunier
39100 Dole|Foucherans|Champvans|Sampans|Choisey|Parcey|Authume|Villette-lès-Dole|Gevry|Crissey|Brevans|Jouhe|Baverans|Monnières
39110 Salins-les-Bains|Andelot-en-Montagne|Aiglepierre|Bracon|Marnoz|La Chapelle-sur-Furieuse|Lemuy|Pont-d'Héry|Cernans|Dournon|Saizenay|Chilly-sur-Salins|Ivory|Chaux-Champagny|Saint-Thiébaud|Thésy|Clucy|Ivrey|Pretin|Abergement-lès-Thésy|Geraise|Montmarlon|Aresches
39120 Chaussin|Petit-Noir|Le Deschaux|Asnans-Beauvoisin|Neublans-Abergement|Longwy-sur-le-Doubs|Rahon|Pleure|Annoire|Tassenières|Gatey|Les Hays|Chemin|Peseux|Balaiseaux|Saint-Baraing|Les Essards-Taignevaux|Saint-Loup|Villers-Robert|Villers-les-Bois|Chaînée-des-Coupis|Chêne-Bernard|Séligney|Sergenon|Bretenières
39130 Clairvaux-les-Lacs|Pont-de-Poitte|Étival|Doucier|Saint-Maurice-Crillat|Cogna|Bonlieu|Marigny|Hautecour|Thoiria|Soucia|Le Frasnois|Charézier|Barésia-sur-l'Ain|Mesnois|Patornay|Blye|Charcier|Largillay-Marsonnay|Châtillon|Boissia|Saffloz|Vertamboz|Menétrux-en-Joux|Denezières|Fontenu|Songeson|Uxelles|Saugeot|Châtel-de-Joux|La Frasnée|Chevrotaine
39140 Bletterans|Arlay|Commenailles|Ruffey-sur-Seille|Villevieux|Chapelle-Voland|Larnaud|Nance|Desnes|Cosges|Relans|Fontainebrux|Les Repôts
39150 Saint-Laurent-en-Grandvaux|Nanchez|Grande-Rivière Château|La Chaux-du-Dombief|Fort-du-Plasne|Chaux-des-Crotenay|Lac-des-Rouges-Truites|La Chaumusse|Saint-Pierre|Entre-deux-Monts|Les Planches-en-Montagne|Les Chalesmes|Bief-des-Maisons
39160 Saint-Amour|Les Trois-Châteaux|Balanod|Val-d'Épy|Véria|Montagna-le-Reconduit|Thoissia
39170 Lavans-lès-Saint-Claude|Coteaux du Lizon|Ravilloles|Leschères
39190 Beaufort-Orbagna|Val-Sonnette|Cousance|Trenal|Cuisia|Digna|Maynal|Augea|Gizia|Rotalier|Chevreaux|Rosay
39200 Saint-Claude|Nanchez|Villard-Saint-Sauveur|Avignon-lès-Saint-Claude|La Rixouse|Coyrière|Coiserette
39210 Domblans|Arlay|Hauteroche|Voiteur|Plainoiseau|Montain|Lavigny|La Marre|Le Vernois|Le Pin|Le Louverot|Nevy-sur-Seille|Plasne|Menétru-le-Vignoble|Baume-les-Messieurs|Frontenay|Château-Chalon|Blois-sur-Seille|Ladoye-sur-Seille
39220 Les Rousses|Bois-d'Amont|Prémanon
39230 Domblans|Sellières|Chaumergy|Mantry|Saint-Lothain|Vincent-Froideville|Passenans|Vers-sous-Sellières|Rye|Lombard|Toulouse-le-Château|Saint-Lamain|Monay|Les Deux-Fays|La Chassagne|Champrougier|Recanoz|Le Villey|Le Chateley|Foulenay|Darbonnay|La Charme|Sergenaux|Bois-de-Gand|Chêne-Sec|Francheville|Chemenot|La Chaux-en-Bresse
39240 Arinthod|Thoirette-Coisia|Aromas|Valzin en Petite Montagne|Saint-Hymetière-sur-Valouse|Cernon|Cornod|Vosbles-Valfin|Vescles|Condes|Marigna-sur-Valouse|Genod|La Boissière|Charnod|Dramelay
39250 Mignovillard|Nozeroy|Censeau|Cuvier|Bief-du-Fourg|Mièges|Esserval-Tartre|Gillois|Doye|Arsure-Arsurette|Cerniébaud|Mournans-Charbonny|La Latette|Rix|Onglières|Plénise|Billecul|Longcochon|Fraroz|Charency|La Favière|Plénisette
39260 Moirans-en-Montagne|Meussia|Villards-d'Héria|Maisod|Lect|Charchilla|Crenans|Martigna|Les Crozets|Montcusel|Coyron
39270 Orgelet|La Chailleuse|La Tour-du-Meix|Cressia|Sarrogna|Dompierre-sur-Mont|Pimorin|Chavéria|Chambéria|Augisey|Alièze|Moutonne|Rothonay|Présilly|Plaisia|Écrille|Beffia|Onoz|Marnézia|Reithouse|Nancuise|Mérona
39290 Moissey|Champagney|Biarne|Thervay|Dammartin-Marpain|Menotey|Rainans|Chevigny|Archelange|Brans|Offlanges|Montmirey-le-Château|Montmirey-la-Ville|Mutigney|Gredisans|Peintre|Pointre|Frasne-les-Meulières
39300 Champagnole|Cize|Crotenay|Ney|Équevillon|Sirod|Montrond|Sapois|Saint-Germain-en-Montagne|Monnet-la-Ville|Le Pasquier|Pont-du-Navoy|Vers-en-Montagne|Vannoz|Chapois|Montigny-sur-l'Ain|Valempoulières|Mont-sur-Monnet|Syam|Loulle|Le Vaudioux|Lent|Châtelneuf|Supt|Ardon|Les Nans|Le Latet|Bourg-de-Sirod|Crans|Moutoux|Pillemoine|Conte|Le Larderet
39310 Septmoncel les Molunes|Lamoura|Lajoux|Les Moussières|Bellecombe
39320 Val Suran|Val-d'Épy|Gigny|Montlainsia|Montfleur|Loisia|Graye-et-Charnay|Andelot-Morval|Montrevel|Broissia|Monnetay
39330 Mouchard|Port-Lesney|Pagnoz
39350 Dampierre|Gendrey|Ougney|Pagney|Vitreux|Romain|Saligney|Taxenne|Louvatange|Rouffange
39360 Chassal-Molinges|Viry|Vaux-lès-Saint-Claude|Jeurre|Rogna|Larrivoire|Vulvoz
39370 La Pesse|Les Bouchoux|Choux
39380 Mont-sous-Vaudrey|Souvans|La Loye|Chamblay|La Vieille-Loye|Vaudrey|Ounans|Chissey-sur-Loue|Montbarrey|Nevy-lès-Dole|Santans|Belmont|Augerans|Bans|Chatelay|Germigney
39400 Hauts de Bienne|Les Rousses|Morbier|Prémanon|Longchaumois|Bellefontaine
39410 Saint-Aubin|Aumur
39460 Foncine-le-Haut
39500 Tavaux|Damparis|Abergement-la-Ronce|Molay|Champdivers
39520 Foncine-le-Bas
39570 Montmorot|Perrigny|Courlaoux|Macornay|Hauteroche|Courlans|Messia-sur-Sorne|Conliège|Chilly-le-Vignoble|La Chailleuse|Courbouzon|L'Étoile|Trenal|Pannessières|Gevingey|Montaigu|Cesancey|Frébuans|Poids-de-Fiole|Villeneuve-sous-Pymont|Nogna|Quintigny|Vevy|Vernantois|Chille|Publy|Saint-Didier|Condamine|Revigny|Briod|Saint-Maur|Verges|Geruge|Bornay|Baume-les-Messieurs|Moiron|Courbette
39600 Arbois|Villers-Farlay|Mesnay|Port-Lesney|Cramans|Villette-lès-Arbois|Vadans|Pupillin|Saint-Cyr-Montmalin|Montigny-lès-Arsures|Les Arsures|Écleux|La Ferté|La Châtelaine|Mathenay|Champagne-sur-Loue|Villeneuve-d'Aval|Molamboz|Les Planches-près-Arbois|Abergement-le-Grand|Grange-de-Vaivre
39700 Dampierre|Fraisans|Orchamps|Rochefort-sur-Nenon|Salans|Évans|Rans|Ranchot|Étrepigney|Amange|Châtenois|Falletans|Éclans-Nenon|Lavans-lès-Dole|Malange|Courtefontaine|Audelange|Sermange|La Barre|La Bretenière|Romange|Auxange|Serre-les-Moulières|Vriange|Our|Monteplain|Lavangeot|Plumont
39800 Poligny|Aumont|Tourmont|Bersaillin|Grozon|Buvilly|Montholier|Colonne|Oussières|Villers-les-Bois|Brainans|Barretaine|Plasne|Le Fied|Chamole|Besain|Miéry|Molain|Bonnefontaine|Chaussenans|Picarreau|Biefmorin|Fay-en-Montagne|Neuvilley|Abergement-le-Petit|Villerserine
40000 Mont-de-Marsan
40090 Saint-Perdon|Saint-Martin-d'Oney|Campagne|Bascons|Bougue|Geloux|Mazerolles|Saint-Avit|Gaillères|Laglorieuse|Uchacq-et-Parentis|Lucbardez-et-Bargues|Campet-et-Lamolère|Cère|Artassenx|Bostens|Canenx-et-Réaut
40100 Dax
40110 Morcenx-la-Nouvelle|Ygos-Saint-Saturnin|Onesse-Laharie|Arengosse|Villenave|Ousse-Suzan
40120 Roquefort|Sarbazan|Pouydesseaux|Lencouacq|Arue|Bourriot-Bergonce|Saint-Gor|Retjons|Lacquy|Cachen|Maillères|Bélis|Maillas
40130 Capbreton
40140 Soustons|Magescq|Azur
40150 Soorts-Hossegor|Angresse
40160 Parentis-en-Born|Ychoux|Gastes
40170 Saint-Julien-en-Born|Lit-et-Mixe|Mézos|Bias|Lévignacq|Uza
40180 Narrosse|Hinx|Saugnac-et-Cambran|Oeyreluy|Rivière-Saas-et-Gourby|Heugas|Tercis-les-Bains|Saubusse|Seyresse|Sort-en-Chalosse|Candresse|Saint-Pandelon|Clermont|Bénesse-lès-Dax|Goos|Yzosse|Garrey|Siest
40190 Villeneuve-de-Marsan|Pujo-le-Plan|Hontanx|Saint-Cricq-Villeneuve|Saint-Gein|Le Frêche|Perquie|Sainte-Foy|Bourdalat|Arthez-d'Armagnac|Montégut
40200 Mimizan|Pontenx-les-Forges|Sainte-Eulalie-en-Born|Aureilhan|Saint-Paul-en-Born
40210 Labouheyre|Escource|Lüe|Commensacq|Solférino
40220 Tarnos
40230 Saint-Vincent-de-Tyrosse|Bénesse-Maremne|Tosse|Saint-Geours-de-Maremne|Saint-Jean-de-Marsacq|Saubion|Saubrigues|Josse|Orx
40240 Saint-Justin|Labastide-d'Armagnac|Créon-d'Armagnac|Losse|Vielle-Soubiran|Lagrange|Betbezer-d'Armagnac|Saint-Julien-d'Armagnac|Mauvezin-d'Armagnac|Estigarde|Lubbon
40250 Mugron|Souprosse|Saint-Aubin|Caupenne|Laurède|Toulouzette|Lamothe|Maylis|Lahosse|Hauriet|Nerbis|Larbey|Le Leuy|Lourquen|Bergouey
40260 Castets|Linxe|Lesperon|Taller
40270 Grenade-sur-l'Adour|Cazères-sur-l'Adour|Saint-Maurice-sur-Adour|Larrivière-Saint-Savin|Le Vignau|Renung|Maurrin|Castandet|Bordères-et-Lamensans|Lussagnet
40280 Saint-Pierre-du-Mont|Benquet|Bretagne-de-Marsan|Haut-Mauco
40290 Habas|Misson|Estibeaux|Ossages|Mouscardès
40300 Peyrehorade|Labatut|Saint-Lon-les-Mines|Port-de-Lanne|Orthevielle|Pey|Orist|Cauneille|Cagnotte|Saint-Étienne-d'Orthe|Sorde-l'Abbaye|Bélus|Hastingues|Saint-Cricq-du-Gave|Oeyregave
40310 Gabarret|Parleboscq|Escalans|Herré|Rimbez-et-Baudiets|Arx|Baudignan
40320 Samadet|Geaune|Eugénie-les-Bains|Saint-Loubouer|Bahus-Soubiran|Miramont-Sensacq|Bats|Vielle-Tursan|Urgons|Classun|Buanes|Arboucave|Sorbets|Pimbo|Philondenx|Castelnau-Tursan|Lacajunte|Pécorade|Clèdes|Payros-Cazautets|Puyol-Cazalet|Mauries|Lauret
40330 Amou|Castel-Sarrazin|Gaujacq|Arsague|Nassiet|Brassempouy|Bonnegarde|Marpaps
40350 Pouillon|Mimbaste|Gaas
40360 Pomarez|Tilh|Castelnau-Chalosse|Donzacq|Bastennes
40370 Rion-des-Landes|Beylongue
40380 Gamarde-les-Bains|Montfort-en-Chalosse|Poyartin|Poyanne|Cassen|Saint-Geours-d'Auribat|Saint-Jean-de-Lier|Onard|Louer|Baigts|Nousse|Vicq-d'Auribat|Ozourt|Gibret
40390 Saint-Martin-de-Seignanx|Saint-André-de-Seignanx|Saint-Martin-de-Hinx|Sainte-Marie-de-Gosse|Biaudos|Saint-Laurent-de-Gosse|Saint-Barthélemy|Biarrotte
40400 Tartas|Bégaar|Meilhan|Carcen-Ponson|Saint-Yaguen|Carcarès-Sainte-Croix|Lesgor|Audon|Gouts
40410 Pissos|Saugnac-et-Muret|Moustey|Liposthey|Belhade|Mano
40420 Labrit|Brocas|Garein|Vert|Le Sen
40430 Sore|Luxey|Callen|Argelouse
40440 Ondres
40460 Sanguinet
40465 Pontonx-sur-l'Adour|Laluque|Préchacq-les-Bains|Gousse
40480 Vieux-Boucau-les-Bains
40500 Saint-Sever|Aurice|Montgaillard|Montaut|Coudures|Montsoué|Bas-Mauco|Cauna|Audignon|Eyres-Moncube|Fargues|Banos|Dumes|Sarraziet
40510 Seignosse
40530 Labenne
40550 Léon|Saint-Michel-Escalus
40560 Vielle-Saint-Girons
40600 Biscarrosse
40630 Sabres|Luglon|Trensacq
40660 Moliets-et-Maa|Messanges
40700 Hagetmau|Doazit|Horsarrieu|Sainte-Colombe|Saint-Cricq-Chalosse|Momuy|Castaignos-Souslens|Serres-Gaston|Monségur|Lacrabe|Aubagnan|Mant|Peyre|Poudenx|Serreslous-et-Arribans|Labastide-Chalosse|Morganx|Argelos|Bassercles|Cazalis|Beyries|Castelner|Monget
40800 Aire-sur-l'Adour|Duhort-Bachen|Saint-Agnet|Latrille|Sarron
40990 Saint-Paul-lès-Dax|Saint-Vincent-de-Paul|Mées|Herm|Téthieu|Gourbera|Angoumé
41000 Blois|Villebarou|Saint-Sulpice-de-Pommeray|Saint-Denis-sur-Loire|Villerbon
41100 Vendôme|Saint-Ouen|Naveil|Villiers-sur-Loir|Pezou|Azé|Thoré-la-Rochette|Mazangé|Selommes|Saint-Firmin-des-Prés|Coulommiers-la-Tour|Areines|Villerable|Sainte-Anne|Crucheray|Marcilly-en-Beauce|Villetrun|Meslay|Villemardy|Villiersfaux|Rocé|Faye|Villeromain|Lisle|Renay|Périgny
41110 Saint-Aignan|Mareuil-sur-Cher|Seigy|Pouillé|Châteauvieux|Couffy
41120 Le Controis-en-Sologne|Chailles|Cellettes|Les Montils|Cormeray|Candé-sur-Beuvron|Chitenay|Sambin|Monthou-sur-Bièvre|Seur|Valaire
41130 Selles-sur-Cher|Gièvres|Châtillon-sur-Cher|Billy|Meusnes
41140 Noyers-sur-Cher|Saint-Romain-sur-Cher|Thésée|Méhers
41150 Veuzain-sur-Loire|Valloire-sur-Cisse|Chaumont-sur-Loire|Monteaux|Mesland|Rilly-sur-Loire
41160 Beauce la Romaine|La Ville-aux-Clercs|Morée|Fréteval|Danzé|Saint-Hilaire-la-Gravelle|Saint-Jean-Froidmentel|Busloup|Lignières|Moisy|Rahart|Ouzouer-le-Doyen|Brévainville
41170 Mondoubleau|Couëtron-au-Perche|Sargé-sur-Braye|Cormenon|Choue|Baillou|Saint-Marc-du-Cor|Beauchêne|Le Temple|Le Plessis-Dorin
41190 Valencisse|Herbault|Saint-Lubin-en-Vergonnois|Landes-le-Gaulois|Santenay|Pray|Françay|Saint-Cyr-du-Gault|Tourailles|Lancôme|Saint-Étienne-des-Guérets
41200 Romorantin-Lanthenay|Villefranche-sur-Cher|Pruniers-en-Sologne|Millançay|Villeherviers|Loreux
41210 Neung-sur-Beuvron|Saint-Viâtre|Marcilly-en-Gault|Montrieux-en-Sologne|La Ferté-Beauharnais|La Marolle-en-Sologne
41220 Saint-Laurent-Nouan|Dhuizon|La Ferté-Saint-Cyr|Crouy-sur-Cosson|Villeny|Thoury
41230 Soings-en-Sologne|Mur-de-Sologne|Vernou-en-Sologne|Courmemin|Gy-en-Sologne|Lassay-sur-Croisne|Rougeou|Veilleins
41240 Beauce la Romaine|Binas|Autainville|Villermain|Saint-Laurent-des-Bois
41250 Mont-près-Chambord|Bracieux|Tour-en-Sologne|Fontaines-en-Sologne|Maslives|Neuvy|Bauzy|Chambord
41260 La Chaussée-Saint-Victor
41270 Droué|Le Gault-du-Perche|Fontaine-Raoul|Chauvigny-du-Perche|La Fontenelle|Le Poislay|Boursay|La Chapelle-Vicomtesse|Romilly|Bouffry|Villebout|Ruan-sur-Egvonne
41290 Oucques La Nouvelle|Vievy-le-Rayé|La Chapelle-Enchérie|Conan|Épiais|Rhodon|Boisseau|Villeneuve-Frouville
41300 Salbris|Selles-Saint-Denis|Theillay|Souesmes|La Ferté-Imbault|Pierrefitte-sur-Sauldre|Orçay
41310 Saint-Amand-Longpré|Authon|Prunay-Cassereau|Lancé|Huisseau-en-Beauce|Villechauve|Ambloy|Gombergean|Villeporcher|Nourray|Saint-Gourgon|Sasnières
41320 Châtres-sur-Cher|Langon-sur-Cher|Mennetou-sur-Cher|Saint-Julien-sur-Cher|La Chapelle-Montmartin|Saint-Loup|Maray
41330 Fossé|La Chapelle-Vendômoise|Marolles|Averdon|Champigny-en-Beauce|Saint-Bohaire|Villefrancœur
41350 Vineuil|Saint-Gervais-la-Forêt|Huisseau-sur-Cosson|Saint-Claude-de-Diray|Montlivault
41360 Savigny-sur-Braye|Lunay|Épuisay|Fortan|Cellé
41370 Josnes|Marchenoir|Saint-Léonard-en-Beauce|Lorges|Talcy|Concriers|Briou|Roches|Le Plessis-l'Échelle|La Madeleine-Villefrouin
41400 Le Controis-en-Sologne|Montrichard Val de Cher|Saint-Georges-sur-Cher|Pontlevoy|Faverolles-sur-Cher|Chissay-en-Touraine|Monthou-sur-Cher|Vallières-les-Grandes|Angé|Saint-Julien-de-Chédon
41500 Mer|Suèvres|Muides-sur-Loire|Saint-Dyé-sur-Loire|La Chapelle-Saint-Martin-en-Plaine|Avaray|Maves|Menars|Mulsans|Courbouzon|Séris|Lestiou|Cour-sur-Loire|Villexanton
41600 Lamotte-Beuvron|Nouan-le-Fuzelier|Vouzon|Chaumont-sur-Tharonne|Yvoy-le-Marron|Souvigny-en-Sologne|Chaon
41700 Le Controis-en-Sologne|Cour-Cheverny|Fresnes|Sassay|Chémery|Cheverny|Couddes|Oisly|Choussy
41800 Montoire-sur-le-Loir|Saint-Martin-des-Bois|Vallée-de-Ronsard|Sougé|Bonneveau|Villedieu-le-Château|Houssay|Fontaine-les-Coteaux|Ternay|Troo|Saint-Arnoult|Les Roches-l'Évêque|Saint-Rimay|Artins|Lavardin|Les Hayes|Montrouveau|Villavard|Les Essarts|Saint-Jacques-des-Guérets
42000 Saint-Étienne
42100 Saint-Étienne
42110 Feurs|Civens|Poncins|Pouilly-lès-Feurs|Saint-Martin-Lestra|Épercieux-Saint-Paul|Saint-Barthélemy-Lestra|Valeille|Chambéon|Salvizinet|Cleppé|Sainte-Foy-Saint-Sulpice|Mizérieux|Salt-en-Donzy|Jas
42111 Vêtre-sur-Anzon|La Côte-Saint-Didier|La Valla-sur-Rochefort
42114 Machézal|Chirassimont|Saint-Cyr-de-Valorges
42120 Le Coteau|Commelle-Vernay|Perreux|Saint-Vincent-de-Boisset|Parigny|Notre-Dame-de-Boisset
42122 Saint-Marcel-de-Félines
42123 Saint-Cyr-de-Favières|Cordelle
42130 Boën-sur-Lignon|Marcilly-le-Châtel|Montverdun|Sainte-Agathe-la-Bouteresse|Saint-Étienne-le-Molard|Marcoux|Trelins|Saint-Sixte|Arthun|Solore-en-Forez|Leigneux|Cezay|Ailleux
42131 La Valla-en-Gier
42140 Chazelles-sur-Lyon|Chevrières|Grammond|Marcenod|Saint-Denis-sur-Coise|Fontanès|Maringes|Virigneux|Viricelles|La Gimond|Châtelus
42150 La Ricamarie
42152 L'Horme
42153 Riorges
42155 Pouilly-les-Nonains|Lentigny|Saint-Léger-sur-Roanne|Saint-Jean-Saint-Maurice-sur-Loire|Ouches|Villemontais
42160 Andrézieux-Bouthéon|Bonson|Saint-Cyprien
42170 Saint-Just-Saint-Rambert|Chambles
42190 Charlieu|Saint-Nizier-sous-Charlieu|Chandon|Saint-Hilaire-sous-Charlieu|Saint-Pierre-la-Noaille
42210 Montrond-les-Bains|Bellegarde-en-Forez|Saint-André-le-Puy|Craintilleux|Boisset-lès-Montrond|Saint-Cyr-les-Vignes|L'Hôpital-le-Grand|Saint-Laurent-la-Conche|Marclopt|Unias
42220 Bourg-Argental|Saint-Julien-Molin-Molette|Saint-Sauveur-en-Rue|Burdignes|La Versanne|Colombier|Thélis-la-Combe|Graix
42230 Saint-Étienne|Roche-la-Molière
42240 Unieux|Saint-Maurice-en-Gourgois|Saint-Paul-en-Cornillon|Caloire
42260 Saint-Germain-Laval|Cremeaux|Saint-Martin-la-Sauveté|Vézelin-sur-Loire|Bussy-Albieux|Bully|Pommiers-en-Forez|Saint-Julien-d'Oddes|Souternon|Saint-Polgues|Grézolles|Nollieux|Luré
42270 Saint-Priest-en-Jarez
42290 Sorbiers
42300 Roanne|Mably|Villerest
42310 La Pacaudière|Changy|Saint-Bonnet-des-Quarts|Le Crozet|Vivans|Sail-les-Bains|Urbise
42320 La Grand-Croix|Saint-Christo-en-Jarez|Cellieu|Farnay|Valfleury
42330 Saint-Galmier|Saint-Bonnet-les-Oules|Chambœuf|Aveizieux|Cuzieu|Saint-Médard-en-Forez
42340 Veauche|Veauchette|Rivas
42350 La Talaudière
42360 Panissières|Cottance|Montchal|Essertines-en-Donzy
42370 Renaison|Saint-André-d'Apchon|Saint-Haon-le-Vieux|Saint-Alban-les-Eaux|Saint-Haon-le-Châtel|Les Noës|Saint-Rirand|Arcon
42380 Périgneux|Saint-Bonnet-le-Château|Luriecq|Estivareilles|Saint-Nizier-de-Fornas|La Tourette|Aboën|Rozier-Côtes-d'Aurec|Saint-Hilaire-Cusson-la-Valmitte|Merle-Leignec|La Chapelle-en-Lafaye|Montarcher
42390 Villars
42400 Saint-Chamond
42410 Pélussin|Chavanay|Saint-Michel-sur-Rhône|Chuyer|Vérin|La Chapelle-Villars|Pavezin
42420 Lorette
42430 Saint-Just-en-Chevalet|Cherier|Champoly|Saint-Marcel-d'Urfé|Saint-Romain-d'Urfé|Juré|Chausseterre
42440 Noirétable|Vêtre-sur-Anzon|Les Salles|Saint-Jean-la-Vêtre|Saint-Priest-la-Vêtre|Cervières|La Chamba|La Chambonie
42450 Sury-le-Comtal
42460 Coutouvre|La Gresle|Cuinzier|Sevelinges|Le Cergne|Villers|Jarnosse|Arcinges|Boyer
42470 Saint-Symphorien-de-Lay|Lay|Fourneaux|Neaux
42480 La Fouillouse
42490 Fraisses
42500 Le Chambon-Feugerolles
42510 Balbigny|Bussières|Nervieux|Néronde|Saint-Georges-de-Baroille|Sainte-Agathe-en-Donzy
42520 Maclas|Saint-Pierre-de-Bœuf|Roisey|Véranne|Saint-Appolinard|Malleval|Bessey|Lupé
42530 Saint-Genest-Lerpt
42540 Saint-Just-la-Pendue|Sainte-Colombe-sur-Gand|Croizet-sur-Gand
42550 Usson-en-Forez|Apinac
42560 Boisset-Saint-Priest|Margerie-Chantagret|Saint-Jean-Soleymieux|Soleymieux|Chenereilles|Marols|Gumières|Chazelles-sur-Lavieu|Lavieu
42570 Saint-Héand
42580 L'Étrat|La Tour-en-Jarez
42590 Neulise|Vézelin-sur-Loire|Saint-Jodard|Vendranges|Saint-Priest-la-Roche|Pinay
42600 Montbrison|Savigneux|Champdieu|Lézigneux|Écotay-l'Olme|Précieux|Pralong|Chalain-le-Comtal|Verrières-en-Forez|Bard|Chalain-d'Uzore|Essertines-en-Châtelneuf|Saint-Thomas-la-Garde|Magneux-Haute-Rive|Mornand-en-Forez|Grézieux-le-Fromental|Roche-en-Forez|Saint-Paul-d'Uzore|Lérigneux
42610 Saint-Romain-le-Puy|Saint-Georges-Haute-Ville
42620 Saint-Martin-d'Estréaux|Saint-Pierre-Laval
42630 Régny|Saint-Victor-sur-Rhins|Pradines
42640 Saint-Romain-la-Motte|Saint-Germain-Lespinasse|Noailly|Saint-Forgeux-Lespinasse
42650 Saint-Jean-Bonnefonds
42660 Saint-Genest-Malifaux|Marlhes|Jonzieux|Planfoy|Saint-Romain-les-Atheux|Le Bessat|Tarentaise|Saint-Régis-du-Coin
42670 Belmont-de-la-Loire|Écoche|Belleroche|Saint-Germain-la-Montagne
42680 Saint-Marcellin-en-Forez
42700 Firminy
42720 Pouilly-sous-Charlieu|Briennon|Vougy|Nandax|La Bénisson-Dieu
42740 Saint-Paul-en-Jarez|Doizieux|La Terrasse-sur-Dorlay
42750 Saint-Denis-de-Cabanne|Mars|Maizilly
42780 Violay
42800 Rive-de-Gier|Genilac|Saint-Martin-la-Plaine|Saint-Joseph|Châteauneuf|Saint-Romain-en-Jarez|Tartaras|Chagnon|Dargoire|Sainte-Croix-en-Jarez
42810 Rozier-en-Donzy
42820 Ambierle
42830 Saint-Priest-la-Prugne|La Tuilière
42840 Montagny|Combre
42890 Sail-sous-Couzan
42920 Chalmazel-Jeansagnière
42940 Saint-Bonnet-le-Courreau|Châtelneuf
42990 Saint-Georges-en-Couzan|Sauvain|Saint-Just-en-Bas|Palogneux
43000 Le Puy-en-Velay|Espaly-Saint-Marcel|Polignac|Aiguilhe|Ceyssac
43100 Brioude|Vieille-Brioude|Cohade|Fontannes|Lamothe|Paulhac|Saint-Beauzire|Saint-Just-près-Brioude|Beaumont|Saint-Laurent-Chabreuges|Lavaudieu|Javaugues|Agnat|Chaniat|Mercœur|Lubilhac
43110 Aurec-sur-Loire
43120 Monistrol-sur-Loire|La Chapelle-d'Aurec
43130 Retournac|Saint-André-de-Chalencon|Solignac-sous-Roche
43140 Saint-Didier-en-Velay|La Séauve-sur-Semène|Saint-Victor-Malescours
43150 Le Monastier-sur-Gazeille|Laussonne|Chadron|Les Estables|Saint-Martin-de-Fugères|Salettes|Alleyrac|Freycenet-la-Tour|Moudeyres|Présailles|Freycenet-la-Cuche|Goudet
43160 La Chaise-Dieu|Félines|Sembadel|Malvières|Cistrières|Connangles|La Chapelle-Geneste|Saint-Pal-de-Senouire|Bonneval|Berbezit
43170 Saugues|Venteuges|Thoras|Grèzes|Chanaleilles|Cubelles|Esplantas-Vazeilles|La Besseyre-Saint-Mary
43190 Tence|Chenereilles|Le Mas-de-Tence
43200 Yssingeaux|Saint-Maurice-de-Lignon|Lapte|Grazac|Saint-Jeures|Beaux|Araules|Le Pertuis|Saint-Julien-du-Pinet|Bessamorel
43210 Bas-en-Basset|Malvalette|Valprivas
43220 Dunières|Riotord|Saint-Julien-Molhesabate
43230 Paulhaguet|Saint-Georges-d'Aurac|Salzuit|Couteuges|Chavaniac-Lafayette|Mazerat-Aurouze|Frugières-le-Pin|Domeyrat|Chassagnes|Jax|La Chomette|Saint-Préjet-Armandon|Sainte-Eugénie-de-Villeneuve|Josat|Collat|Montclard|Vals-le-Chastel|Sainte-Marguerite
43240 Saint-Just-Malmont
43250 Sainte-Florine|Frugerès-les-Mines
43260 Saint-Julien-Chapteuil|Lantriac|Saint-Pierre-Eynac|Saint-Étienne-Lardeyrol|Saint-Hostien|Queyrières|Champclause|Montusclat
43270 Allègre|Céaux-d'Allègre|Monlet|Vernassal|La Chapelle-Bertin|Varennes-Saint-Honorat
43290 Montfaucon-en-Velay|Raucoules|Montregard|Saint-Bonnet-le-Froid
43300 Langeac|Mazeyrat-d'Allier|Siaugues-Sainte-Marie|Chanteuges|Vissac-Auteyrac|Saint-Arcons-d'Allier|Pinols|Chastel|Pébrac|Saint-Bérain|Ferrussac|Prades|Cronce|Charraix|Tailhac|Desges|Saint-Julien-des-Chazes|Auvers|Chazelles
43320 Sanssac-l'Église|Loudes|Chaspuzac|Saint-Vidal|Vergezac|Saint-Jean-de-Nay|Vazeilles-Limandre|Fix-Saint-Geneys|Le Vernet
43330 Saint-Ferréol-d'Auroure|Pont-Salomon
43340 Landos|Saint-Haon|Rauret|Barges|Saint-Christophe-d'Allier
43350 Saint-Paulien|Blanzac|Bellevue-la-Montagne|Borne|Saint-Geneys-près-Saint-Paulien|Lissac
43360 Vergongheon|Bournoncle-Saint-Pierre|Lorlanges|Saint-Géron
43370 Cussac-sur-Loire|Bains|Solignac-sur-Loire|Saint-Christophe-sur-Dolaizon|Le Brignon
43380 Villeneuve-d'Allier|Lavoûte-Chilhac|Cerzat|Saint-Ilpize|Chilhac|Aubazat|Saint-Privat-du-Dragon|Saint-Cirgues|Blassac|Ally|Saint-Austremoine|Arlet
43390 Auzon|Vézézoux|Azérat|Saint-Hilaire
43400 Le Chambon-sur-Lignon
43410 Lempdes-sur-Allagnon|Léotoing|Chambezon
43420 Pradelles|Saint-Paul-de-Tartas|Saint-Arcons-de-Barges|Saint-Étienne-du-Vigan
43430 Fay-sur-Lignon|Champclause|Les Vastres|Chaudeyrolles
43440 Saint-Didier-sur-Doulon|Champagnac-le-Vieux|Saint-Vert|Chassignolles|Laval-sur-Doulon
43450 Blesle|Espalem|Grenier-Montgon|Torsiac|Saint-Étienne-sur-Blesle|Autrac|Leyvaux
43490 Costaros|Arlempdes|Lafarre|Vielprat
43500 Craponne-sur-Arzon|Saint-Pal-de-Chalencon|Saint-Georges-Lagricol|Chomelix|Jullianges|Boisset|Saint-Julien-d'Ance|Beaune-sur-Arzon|Saint-Jean-d'Aubrigoux|Saint-Victor-sur-Arlanc
43510 Cayres|Séneujols|Saint-Jean-Lachalm|Le Bouchet-Saint-Nicolas|Ouides
43520 Mazet-Saint-Voy
43530 Tiranges
43550 Saint-Front
43580 Saint-Privat-d'Allier|Thoras|Monistrol-d'Allier|Saint-Préjet-d'Allier|Alleyras|Esplantas-Vazeilles|Saint-Vénérand
43590 Beauzac
43600 Sainte-Sigolène|Les Villettes
43620 Saint-Pal-de-Mons|Saint-Romain-Lachalm
43700 Brives-Charensac|Saint-Germain-Laprade|Coubon|Blavozy|Arsac-en-Velay|Chaspinhac|Le Monteil
43750 Vals-près-le-Puy
43770 Chadrac
43800 Rosières|Vorey|Beaulieu|Saint-Vincent|Lavoûte-sur-Loire|Malrevers|Chamalières-sur-Loire|Mézères
43810 Saint-Pierre-du-Champ|Roche-en-Régnier
44000 Nantes
44100 Nantes
44110 Châteaubriant|Erbray|Soudan|Saint-Aubin-des-Châteaux|Louisfert|Villepot|Noyal-sur-Brutz
44115 Basse-Goulaine|Haute-Goulaine
44116 Vieillevigne
44117 Saint-André-des-Eaux
44118 La Chevrolière
44119 Treillières|Grandchamp-des-Fontaines
44120 Vertou
44130 Blain|Fay-de-Bretagne|Bouvron|Notre-Dame-des-Landes|Le Gâvre
44140 Aigrefeuille-sur-Maine|Le Bignon|Geneston|Montbert|La Planche|Remouillé
44150 Ancenis-Saint-Géréon|Vair-sur-Loire
44160 Pontchâteau|Besné|Sainte-Anne-sur-Brivet|Crossac|Sainte-Reine-de-Bretagne
44170 Nozay|Vay|Abbaretz|La Grigonnais|Marsac-sur-Don|Jans|Treffieux
44190 Clisson|Gorges|Gétigné|Boussay|Saint-Hilaire-de-Clisson|Saint-Lumine-de-Clisson
44200 Nantes
44210 Pornic
44220 Couëron
44230 Saint-Sébastien-sur-Loire
44240 La Chapelle-sur-Erdre|Sucé-sur-Erdre
44250 Saint-Brevin-les-Pins
44260 Savenay|Malville|Prinquiau|La Chapelle-Launay|Bouée|Lavau-sur-Loire
44270 Machecoul-Saint-Même|Paulx|Saint-Étienne-de-Mer-Morte|La Marne
44290 Guémené-Penfao|Conquereuil|Pierric|Massérac
44300 Nantes
44310 Saint-Philbert-de-Grand-Lieu|Saint-Colomban|La Limouzinière|Saint-Lumine-de-Coutais
44320 Chaumes-en-Retz|Saint-Père-en-Retz|Frossay|Chauvé|Saint-Viaud
44330 Vallet|La Chapelle-Heulin|Le Pallet|Mouzillon|La Regrippière
44340 Bouguenais
44350 Guérande|Saint-Molf
44360 Saint-Étienne-de-Montluc|Vigneux-de-Bretagne|Cordemais|Le Temple-de-Bretagne
44370 Loireauxence|Montrelais
44380 Pornichet
44390 Nort-sur-Erdre|Saffré|Petit-Mars|Les Touches|Casson|Puceul
44400 Rezé
44410 Herbignac|Saint-Lyphard|La Chapelle-des-Marais|Assérac
44420 La Turballe|Piriac-sur-Mer|Mesquer
44430 Le Loroux-Bottereau|Le Landreau|La Remaudière|La Boissière-du-Doré
44440 Joué-sur-Erdre|Riaillé|Teillé|Pannecé|Trans-sur-Erdre
44450 Saint-Julien-de-Concelles|Divatte-sur-Loire
44460 Saint-Nicolas-de-Redon|Avessac|Fégréac
44470 Carquefou|Thouaré-sur-Loire|Mauves-sur-Loire
44480 Donges
44490 Le Croisic
44500 La Baule-Escoublac
44510 Le Pouliguen
44520 Moisdon-la-Rivière|Issé|La Meilleraye-de-Bretagne|Grand-Auverné
44521 Oudon|Couffé
44522 Mésanger|La Roche-Blanche|Pouillé-les-Côteaux
44530 Saint-Gildas-des-Bois|Guenrouet|Drefféac|Sévérac
44540 Vallons-de-l'Erdre|Le Pin
44550 Montoir-de-Bretagne|Saint-Malo-de-Guersac
44560 Paimbœuf|Corsept
44570 Trignac
44580 Villeneuve-en-Retz
44590 Derval|Sion-les-Mines|Saint-Vincent-des-Landes|Lusanger|Mouais
44600 Saint-Nazaire
44610 Indre
44620 La Montagne
44630 Plessé
44640 Saint-Jean-de-Boiseau|Le Pellerin|Rouans|Vue|Cheix-en-Retz
44650 Legé|Corcoué-sur-Logne|Touvois
44660 Rougé|Ruffigné|Fercé|Soulvache
44670 Saint-Julien-de-Vouvantes|La Chapelle-Glain|Petit-Auverné|Juigné-des-Moutiers
44680 Chaumes-en-Retz|Sainte-Pazanne|Saint-Mars-de-Coutais|Saint-Hilaire-de-Chaléons
44690 La Haie-Fouassière|Château-Thébaud|Maisdon-sur-Sèvre|Monnières|Saint-Fiacre-sur-Maine
44700 Orvault
44710 Port-Saint-Père|Saint-Léger-les-Vignes
44720 Saint-Joachim
44730 Saint-Michel-Chef-Chef
44740 Batz-sur-Mer
44750 Campbon|Quilly
44760 La Bernerie-en-Retz|Les Moutiers-en-Retz
44770 La Plaine-sur-Mer|Préfailles
44780 Missillac
44800 Saint-Herblain
44810 Héric|La Chevallerais
44830 Bouaye|Brains
44840 Les Sorinières
44850 Ligné|Saint-Mars-du-Désert|Le Cellier|Mouzeil
44860 Pont-Saint-Martin|Saint-Aignan-Grandlieu
44880 Sautron
44980 Sainte-Luce-sur-Loire
45000 Orléans
45100 Orléans
45110 Châteauneuf-sur-Loire|Saint-Martin-d'Abbat|Germigny-des-Prés|Sigloy
45120 Châlette-sur-Loing|Corquilleroy|Cepoy|Girolles
45130 Meung-sur-Loire|Saint-Ay|Baule|Huisseau-sur-Mauves|Épieds-en-Beauce|Le Bardon|Baccon|Charsonville|Coulmiers|Rozières-en-Beauce
45140 Saint-Jean-de-la-Ruelle|Ingré|Ormes|Boulay-les-Barres|Bucy-Saint-Liphard
45150 Jargeau|Darvoy|Férolles|Ouvrouer-les-Champs
45160 Olivet|Saint-Hilaire-Saint-Mesmin|Ardon
45170 Neuville-aux-Bois|Chilleurs-aux-Bois|Saint-Lyé-la-Forêt|Aschères-le-Marché|Villereau|Santeau|Crottes-en-Pithiverais|Tivernon|Montigny|Attray|Bougy-lez-Neuville|Oison
45190 Beaugency|Tavers|Villorceau|Messas|Cravant
45200 Montargis|Amilly|Paucourt
45210 Ferrières-en-Gâtinais|Fontenay-sur-Loing|Nargis|La Selle-sur-le-Bied|Bazoches-sur-le-Betz|Griselles|La Selle-en-Hermoy|Rozoy-le-Vieil|Chevannes|Le Bignon-Mirabeau|Louzouer|Pers-en-Gâtinais|Chevry-sous-le-Bignon|La Chapelle-Saint-Sépulcre|Thorailles|Mérinville
45220 Château-Renard|Saint-Germain-des-Prés|Douchy-Montcorbon|Triguères|Chuelles|Gy-les-Nonains|Melleroy|Saint-Firmin-des-Bois
45230 Châtillon-Coligny|Sainte-Geneviève-des-Bois|Saint-Maurice-sur-Aveyron|La Bussière|Montbouy|La Chapelle-sur-Aveyron|Dammarie-sur-Loing|Aillant-sur-Milleron|Adon|Le Charme|Feins-en-Gâtinais
45240 La Ferté-Saint-Aubin|Marcilly-en-Villette|Ménestreau-en-Villette|Ligny-le-Ribault|Sennely
45250 Briare|Ouzouer-sur-Trézée|Ousson-sur-Loire|Breteau|Escrignelles
45260 Lorris|Noyers|Chailly-en-Gâtinais|Thimory|Montereau|Vieilles-Maisons-sur-Joudry|Châtenoy|La Cour-Marigny|Coudroy|Presnoy
45270 Bellegarde|Ladon|Quiers-sur-Bezonde|Villemoutiers|Beauchamps-sur-Huillard|Nesploy|Auvilliers-en-Gâtinais|Ouzouer-sous-Bellegarde|Mézières-en-Gâtinais|Chapelon|Moulon|Fréville-du-Gâtinais
45290 Nogent-sur-Vernisson|Varennes-Changy|Boismorand|Les Choux|Pressigny-les-Pins|Oussoy-en-Gâtinais|Ouzouer-des-Champs|Le Moulinet-sur-Solin|Langesse
45300 Pithiviers|Le Malesherbois|Dadonville|Pithiviers-le-Vieil|Sermaises|Boynes|Ascoux|Vrigny|Escrennes|Yèvre-la-Ville|Mareau-aux-Bois|Guigneville|Engenville|Estouy|Courcy-aux-Loges|Bouzonville-aux-Bois|Givraines|Bondaroy|Thignonville|Courcelles-le-Roi|Bouilly-en-Gâtinais|Marsainvilliers|Rouvres-Saint-Jean|Laas|Ramoulu|Césarville-Dossainville|Audeville|Morville-en-Beauce|Intville-la-Guétard|Pannecières
45310 Patay|Saint-Péravy-la-Colombe|Bricy|Coinces|Tournoisis|Villamblain|Saint-Sigismond|Gémigny|Villeneuve-sur-Conie|Rouvray-Sainte-Croix|La Chapelle-Onzerain
45320 Courtenay|Saint-Hilaire-les-Andrésis|Ervauville|Chantecoq|Foucherolles|Courtemaux
45330 Le Malesherbois|Augerville-la-Rivière
45340 Beaune-la-Rolande|Nibelle|Boiscommun|Chambon-la-Forêt|Auxy|Nancray-sur-Rimarde|Juranville|Batilly-en-Gâtinais|Saint-Loup-des-Vignes|Égry|Barville-en-Gâtinais|Montbarrois|Gaubertin|Montliard|Saint-Michel|Bordeaux-en-Gâtinais
45360 Châtillon-sur-Loire|Saint-Firmin-sur-Loire|Cernoy-en-Berry|Pierrefitte-ès-Bois
45370 Cléry-Saint-André|Mareau-aux-Prés|Jouy-le-Potier|Dry|Mézières-lez-Cléry
45380 La Chapelle-Saint-Mesmin|Chaingy
45390 Puiseaux|Briarres-sur-Essonne|Aulnay-la-Rivière|Ondreville-sur-Essonne|Échilleuses|Boësses|La Neuville-sur-Essonne|Bromeilles|Grangermont|Desmonts|Orville|Dimancheville
45400 Fleury-les-Aubrais|Semoy|Chanteau
45410 Artenay|Sougy|Trinay|Ruan|Bucy-le-Roi|Lion-en-Beauce
45420 Bonny-sur-Loire|Thou|Faverelles|Dammarie-en-Puisaye|Batilly-en-Puisaye|Champoulet
45430 Chécy|Mardié|Bou
45450 Fay-aux-Loges|Donnery|Ingrannes|Sully-la-Chapelle
45460 Les Bordes|Bray-Saint-Aignan|Bouzy-la-Forêt|Bonnée
45470 Traînou|Loury|Rebréchien
45480 Bazoches-les-Gallerandes|Outarville|Autruy-sur-Juine|Greneville-en-Beauce|Boisseaux|Charmont-en-Beauce|Erceville|Châtillon-le-Roi|Chaussy|Jouy-en-Pithiverais|Andonville|Léouville
45490 Corbeilles|Sceaux-du-Gâtinais|Lorcy|Préfontaines|Mignerette|Gondreville|Mignères|Treilles-en-Gâtinais|Courtempierre
45500 Gien|Poilly-lez-Gien|Saint-Martin-sur-Ocre|Nevoy|Saint-Gondon|Saint-Brisson-sur-Loire|Autry-le-Châtel
45510 Tigy|Vienne-en-Val|Neuvy-en-Sullias|Vannes-sur-Cosson
45520 Chevilly|Gidy|Cercottes|Huêtre
45530 Vitry-aux-Loges|Sury-aux-Bois|Combreux|Seichebrières
45550 Saint-Denis-de-l'Hôtel
45560 Saint-Denis-en-Val
45570 Ouzouer-sur-Loire|Dampierre-en-Burly
45590 Saint-Cyr-en-Val
45600 Sully-sur-Loire|Saint-Père-sur-Loire|Viglain|Guilly|Saint-Aignan-le-Jaillard|Villemurlin|Saint-Florent-le-Jeune|Lion-en-Sullias
45620 Cerdon|Isdes
45630 Beaulieu-sur-Loire
45640 Sandillon
45650 Saint-Jean-le-Blanc
45680 Dordives
45700 Villemandeur|Pannes|Chevillon-sur-Huillard|Montcresson|Saint-Maurice-sur-Fessard|Vimory|Solterre|Conflans-sur-Loing|Lombreuil|Villevoques|Saint-Hilaire-sur-Puiseaux|Mormant-sur-Vernisson|Cortrat
45720 Coullons
45730 Saint-Benoît-sur-Loire
45740 Lailly-en-Val
45750 Saint-Pryvé-Saint-Mesmin
45760 Boigny-sur-Bionne|Vennecy|Marigny-les-Usages
45770 Saran
45800 Saint-Jean-de-Braye|Combleux
46000 Cahors
46090 Pradines|Labastide-Marnhac|Bellefont-La Rauze|Mercuès|Le Montat|Arcambal|Espère|Saint Géry-Vers|Trespoux-Rassiels|Flaujac-Poujols|Lamagdelaine|Saint-Pierre-Lafeuille|Villesèque|Aujols|Maxou|Francoulès|Esclauzels|Berganty
46100 Figeac|Capdenac|Lissac-et-Mouret|Béduer|Faycelles|Lunan|Cardaillac|Planioles|Saint-Félix|Camburat|Fons|Viazac|Cambes|Camboulit|Corn|Saint-Perdoux|Lentillac-Saint-Blaise|Boussac|Fourmagnac
46110 Vayrac|Bétaille|Le Vignon-en-Quercy|Cavagnac|Carennac|Condat|Saint-Michel-de-Bannières|Strenquels
46120 Lacapelle-Marival|Leyme|Aynac|Molières|Le Bourg|Thémines|Sainte-Colombe|Anglars|Labathude|Saint-Maurice-en-Quercy|Rueyres|Rudelle|Théminettes|Terrou|Saint-Bressou|Le Bouyssou|Espeyroux
46130 Biars-sur-Cère|Bretenoux|Puybrun|Prudhomat|Gagnac-sur-Cère|Loubressac|Tauriac|Saint-Michel-Loubéjou|Belmont-Bretenoux|Cornac|Girac|Laval-de-Cère|Glanes|Cahus|Estal|Gintrac
46140 Luzech|Douelle|Caillac|Sauzet|Albas|Saint-Vincent-Rive-d'Olt|Castelfranc|Parnac|Anglars-Juillac|Carnac-Rouffiac|Bélaye|Cambayrac
46150 Catus|Crayssac|Calamane|Boissières|Nuzéjouls|Montgesty|Gigouzac|Thédirac|Labastide-du-Vert|Les Junies|Lherm|Saint-Denis-Catus|Saint-Médard|Pontcirq|Mechmont
46160 Cajarc|Gréalou|Calvignac|Cadrieu|Marcilhac-sur-Célé|Saint-Pierre-Toirac|Saint-Chels|Larnagol|Saint-Sulpice|Larroque-Toirac|Montbrun|Carayac|Frontenac
46170 Castelnau-Montratier|Saint-Paul-Flaugnac|Pern-Lhospitalet|Cézac
46190 Sousceyrac-en-Quercy|Teyssieu
46200 Souillac|Lachapelle-Auzac|Pinsac|Lanzac|Saint-Sozy|Lacave|Meyronne|Mayrac|Le Roc
46210 Latronquière|Gorses|Saint-Cirgues|Lauresses|Montet-et-Bouxal|Sénaillac-Latronquière|Saint-Médard-Nicourby|Sabadel-Latronquière|Bessonies|Saint-Hilaire|Labastide-du-Haut-Mont
46220 Prayssac|Pescadoires|Lagardelle
46230 Lalbenque|Cieurac|Montdoumerc|Fontanes|Belfort-du-Quercy|Cremps|Laburgade|Vaylats|Bach|Escamps|Belmont-Sainte-Foi
46240 Cœur de Causse|Montfaucon|Caniac-du-Causse|Séniergues|Soulomès|Lamothe-Cassel|Lunegarde|Ussel
46250 Cazals|Frayssinet-le-Gélat|Gindou|Marminiac|Montcléra|Goujounac|Les Arques|Pomarède|Saint-Caprais
46260 Limogne-en-Quercy|Concots|Varaire|Laramière|Saint-Jean-de-Laur|Beauregard|Promilhanes|Vidaillac|Saillac|Lugagnac|Puyjourdes
46270 Bagnac-sur-Célé|Felzins|Montredon|Saint-Jean-Mirabel|Cuzac|Prendeignes|Linac
46300 Gourdon|Le Vigan-en-Quercy|Payrignac|Anglars-Nozac|Saint-Projet|Fajoles|Léobard|Rouffilhac|Milhac|Saint-Cirq-Souillaguet|Saint-Cirq-Madelon|Saint-Clair|Ginouillac|Soucirac
46310 Saint-Germain-du-Bel-Air|Peyrilles|Concorès|Frayssinet|Uzech|Saint-Chamarand|Montamel
46320 Livernon|Assier|Reyrevignes|Espédaillac|Issepts|Brengues|Saint-Simon|Durbans|Grèzes|Quissac-en-Quercy|Espagnac-Sainte-Eulalie|Sonac|Flaujac-Gare
46330 Saint Géry-Vers|Tour-de-Faure|Cabrerets|Saint-Martin-Labouval|Saint-Cirq-Lapopie|Cénevières|Blars|Sauliac-sur-Célé|Lentillac-du-Causse|Bouziès|Crégols|Orniac
46340 Salviac|Dégagnac|Lavercantière|Rampoux
46350 Payrac|Masclat|Lamothe-Fénelon|Loupiac|Nadaillac-de-Rouge|Calès|Reilhaguet
46360 Les Pechs du Vers|Lauzès|Sénaillac-Lauzès|Cras|Sabadel-Lauzès|Nadillac
46400 Saint-Céré|Saint-Laurent-les-Tours|Saint-Jean-Lespinasse|Saint-Jean-Lagineste|Autoire|Latouille-Lentillac|Saint-Vincent-du-Pendit|Saint-Médard-de-Presque|Saint-Paul-de-Vern|Frayssinhes|Bannes|Ladirat
46500 Gramat|Alvignac|Rocamadour|Issendolus|Thégra|Lavergne|Mayrinhac-Lentour|Miers|Bio|Rignac|Carlucet|Padirac|Reilhac|Le Bastit|Albiac|Couzou|Saignes
46600 Martel|Cressensac-Sarrazac|Le Vignon-en-Quercy|Gignac|Cuzance|Baladou|Saint-Denis-lès-Martel|Montvalent|Creysse|Floirac
46700 Puy-l'Évêque|Duravel|Soturac|Mauroux|Touzac|Vire-sur-Lot|Montcabrier|Sérignac|Grézels|Saint-Martin-le-Redon|Floressas|Cassagnes|Lacapelle-Cabanac
46800 Montcuq-en-Quercy-Blanc|Barguelonne-en-Quercy|Lendou-en-Quercy|Porte-du-Quercy|Montlauzun
47000 Agen
47110 Sainte-Livrade-sur-Lot|Le Temple-sur-Lot|Dolmayrac|Allez-et-Cazeneuve
47120 Duras|Lévignac-de-Guyenne|Saint-Sernin|Loubès-Bernac|Saint-Pierre-sur-Dropt|Pardaillan|Monteton|Villeneuve-de-Duras|Caubon-Saint-Sauveur|Saint-Jean-de-Duras|Soumensac|Savignac-de-Duras|Saint-Astier|Baleyssagues|Auriac-sur-Dropt|Esclottes|Sainte-Colombe-de-Duras|Saint-Géraud
47130 Port-Sainte-Marie|Clermont-Dessous|Montesquieu|Bruch|Bazens|Saint-Laurent
47140 Penne-d'Agenais|Saint-Sylvestre-sur-Lot|Trentels|Dausse|Trémons|Auradou|Frespech|Massoulès|Massels
47150 Monflanquin|La Sauvetat-sur-Lède|Monségur|Saint-Aubin|Lacapelle-Biron|Savignac-sur-Leyze|Paulhiac|Gavaudun|Salles|Laussou|Montagnac-sur-Lède|Lacaussade
47160 Damazan|Buzet-sur-Baïse|Puch-d'Agenais|Villefranche-du-Queyran|Saint-Léon|Razimet|Caubeyres|Saint-Pierre-de-Buzet|Monheurt|Saint-Léger|Ambrus
47170 Mézin|Sos|Réaup-Lisse|Lannes|Sainte-Maure-de-Peyriac|Andiran|Poudenas|Saint-Pé-Saint-Simon
47180 Sainte-Bazeille|Meilhan-sur-Garonne|Castelnau-sur-Gupie|Lagupie|Saint-Martin-Petit|Couthures-sur-Garonne|Saint-Sauveur-de-Meilhan|Jusix
47190 Aiguillon|Galapian|Lagarrigue|Nicole
47200 Marmande|Virazeil|Beaupuy|Fourques-sur-Garonne|Marcellus|Birac-sur-Trec|Montpouillan|Saint-Pardoux-du-Breuil|Mauvezin-sur-Gupie|Longueville|Gaujac|Taillebourg
47210 Villeréal|Saint-Eutrope-de-Born|Saint-Étienne-de-Villeréal|Montaut|Bournel|Rives|Rayet|Dévillac|Tourliac|Parranquet|Doudrac|Saint-Martin-de-Villeréal|Mazières-Naresse
47220 Astaffort|Caudecoste|Saint-Nicolas-de-la-Balerme|Fals|Sauveterre-Saint-Denis|Saint-Sixte|Cuq|Marmont-Pachas
47230 Lavardac|Barbaste|Feugarolles|Vianne|Xaintrailles|Thouars-sur-Garonne|Pompiey|Montgaillard-en-Albret
47240 Bon-Encontre|Castelculier|Lafox
47250 Cocumont|Samazan|Bouglon|Grézet-Cavagnan|Sainte-Gemme-Martaillac|Argenton|Labastide-Castel-Amouroux|Guérin|Romestaing
47260 Castelmoron-sur-Lot|Fongrave|Granges-sur-Lot|Verteuil-d'Agenais|Laparade|Coulx|Brugnac
47270 Puymirol|Saint-Pierre-de-Clairac|Saint-Caprais-de-Lerm|Saint-Jean-de-Thurac|La Sauvetat-de-Savères|Saint-Romain-le-Noble|Clermont-Soubiran|Tayrac|Saint-Maurin|Saint-Urcisse|Saint-Martin-de-Beauville|Grayssas
47290 Cancon|Monbahus|Castelnaud-de-Gratecambe|Lougratte|Boudy-de-Beauregard|Saint-Pastour|Beaugas|Moulinet|Saint-Maurice-de-Lestapel|Monviel
47300 Villeneuve-sur-Lot|Pujols|Bias|Lédat|Sainte-Colombe-de-Villeneuve
47310 Estillac|Brax|Roquefort|Sainte-Colombe-en-Bruilhois|Laplume|Moirax|Sérignac-sur-Garonne|Aubiac|Moncaut|Lamontjoie|Saint-Vincent-de-Lamontjoie
47320 Clairac|Lafitte-sur-Lot|Bourran
47330 Castillonnès|Cahuzac|Douzains|Montauriol|Lalandusse|Ferrensac|Saint-Quentin-du-Dropt|Cavarc
47340 Laroque-Timbaut|La Croix-Blanche|Hautefage-la-Tour|Saint-Antoine-de-Ficalba|Sauvagnas|Monbalen|Castella|Saint-Robert|Cassignas
47350 Seyches|Puymiclan|Escassefort|Saint-Barthélemy-d'Agenais|Peyrière|Saint-Avit|Cambes|Labretonie|Montignac-Toupinerie|Agmé|Lachapelle
47360 Prayssas|Laugnac|Madaillan|Montpezat|Lusignan-Petit|Lacépède|Saint-Sardos|Frégimont|Saint-Salvy|Cours|Sembas
47370 Tournon-d'Agenais|Saint-Georges|Bourlens|Cazideroque|Thézac|Anthé|Masquières|Courbiac
47380 Monclar|Saint-Étienne-de-Fougères|Pinel-Hauterive|Tombebœuf|Montastruc|Tourtrès|Villebramar
47390 Layrac
47400 Tonneins|Gontaud-de-Nogaret|Fauillet|Fauguerolles|Varès|Villeton|Grateloup-Saint-Gayrand|Lagruère|Hautesvignes
47410 Lauzun|Saint-Colomb-de-Lauzun|Bourgougnague|Sérignac-Péboudou|Ségalas
47420 Houeillès|Durance|Pompogne|Allons|Sauméjan|Boussès
47430 Le Mas-d'Agenais|Caumont-sur-Garonne|Sainte-Marthe|Calonges|Sénestis
47440 Casseneuil|Pailloles
47450 Colayrac-Saint-Cirq|Saint-Hilaire-de-Lusignan
47470 Beauville|Cauzac|Dondas|Blaymont|Engayrac
47480 Pont-du-Casse|Bajamont
47500 Fumel|Montayral|Monsempron-Libos|Saint-Vite|Cuzorn|Condezaygues|Sauveterre-la-Lémance|Blanquefort-sur-Briolance|Saint-Front-sur-Lémance
47510 Foulayronnes
47520 Le Passage
47550 Boé
47600 Nérac|Francescas|Moncrabeau|Montagnac-sur-Auvignon|Calignac|Espiens|Fieux|Nomdieu|Saumont|Fréchou|Lasserre
47700 Casteljaloux|La Réunion|Fargues-sur-Ourbise|Anzex|Poussignac|Saint-Martin-Curton|Beauziac|Antagnac|Leyritz-Moncassin|Pindères|Ruffiac
47800 Miramont-de-Guyenne|Saint-Pardoux-Isaac|La Sauvetat-du-Dropt|Lavergne|Roumagne|Allemans-du-Dropt|Agnac|Moustier|Montignac-de-Lauzun|Puysserampion|Armillac|Laperche
48000 Mende|Monts-de-Randon|Chastel-Nouvel|Badaroux|Barjac|Saint-Étienne-du-Valdonnez|Balsièges|Saint-Bauzile|Brenoux|Lanuéjols|Pelouse|Le Born
48100 Marvejols|Bourgs sur Colagne|Montrodat|Lachamp-Ribennes|Antrenas|Prinsuéjols-Malbouzon|Le Buisson|Palhers|Grèzes|Saint-Laurent-de-Muret|Saint-Léger-de-Peyre|Gabrias|Recoules-de-Fumas|Les Salces|Saint-Bonnet-de-Chirac
48110 Sainte-Croix-Vallée-Française|Moissac-Vallée-Française|Saint-Martin-de-Lansuscle|Le Pompidou|Gabriac|Molezon
48120 Saint-Alban-sur-Limagnole|Lajo|Sainte-Eulalie
48130 Peyre en Aubrac
48140 Le Malzieu-Ville|Le Malzieu-Forain|Saint-Léger-du-Malzieu|Saint-Privat-du-Fau|Paulhac-en-Margeride|Chaulhac|Julianges
48150 Meyrueis|Hures-la-Parade|Le Rozier|Saint-Pierre-des-Tripiers|Gatuzières
48160 Le Collet-de-Dèze|Ventalon en Cévennes|Saint-Michel-de-Dèze|Saint-Martin-de-Boubaux|Saint-Julien-des-Points|Saint-Hilaire-de-Lavit
48170 Mont Lozère et Goulet|Châteauneuf-de-Randon|Chaudeyrac|Arzenc-de-Randon|Montbel|Saint-Jean-la-Fouillouse|Laubert|Saint-Frézal-d'Albuges|Saint-Sauveur-de-Ginestoux
48190 Mont Lozère et Goulet|Allenc|Cubières|Chadenet|Sainte-Hélène|Cubiérettes
48200 Saint-Chély-d'Apcher|Rimeize|Albaret-Sainte-Marie|Les Bessons|Les Monts-Verts|Saint-Pierre-le-Vieux|La Fage-Saint-Julien|Blavignac|Prunières
48210 Massegros Causses Gorges|Gorges du Tarn Causses|La Malène|Mas-Saint-Chély
48220 Pont de Montvert - Sud Mont Lozère|Vialas
48230 Chanac|Esclanèdes|Cultures|Les Salelles
48240 Saint-Privat-de-Vallongue|Ventalon en Cévennes|Saint-André-de-Lancize
48250 Mont Lozère et Goulet|Luc|La Bastide-Puylaurent|Laveyrune
48260 Nasbinals|Recoules-d'Aubrac|Grandvals|Marchastel
48270 Prinsuéjols-Malbouzon
48300 Langogne|Naussac-Fontanes|Rocles|Saint-Flour-de-Mercoire|Pierrefiche|Chastanier|Cheylard-l'Évêque
48310 Fournels|Termes|Albaret-le-Comtal|La Fage-Montivernoux|Noalhac|Brion|Chauchailles|Arzenc-d'Apcher|Saint-Juéry|Saint-Laurent-de-Veyrès
48320 Ispagnac|Gorges du Tarn Causses
48330 Saint-Étienne-Vallée-Française
48340 Saint-Germain-du-Teil|Saint-Pierre-de-Nogaret|Les Hermaux|Trélans
48370 Saint-Germain-de-Calberte
48400 Florac Trois Rivières|Bédouès-Cocurès|Cans et Cévennes|Vebron|Barre-des-Cévennes|Les Bondons|Cassagnas|Rousses|Fraissinet-de-Fourques|Bassurels
48500 La Canourgue|Banassac-Canilhac|Massegros Causses Gorges|Laval-du-Tarn|La Tieule|Saint-Saturnin
48600 Grandrieu|Bel-Air-Val-d'Ance|Auroux|Saint Bonnet-Laval|Saint-Paul-le-Froid|La Panouse
48700 Monts-de-Randon|Lachamp-Ribennes|Serverette|Fontans|Les Laubies|Saint-Denis-en-Margeride|Saint-Gal
48800 Villefort|Prévenchères|Altier|Pied-de-Borne|Saint-André-Capcèze|Pourcharesses
49000 Angers|Écouflant
49070 Beaucouzé|Saint-Léger-de-Linières|Saint-Lambert-la-Potherie
49080 Bouchemaine
49100 Angers
49110 Beaupréau-en-Mauges|Mauges-sur-Loire|Montrevault-sur-Èvre
49112 Verrières-en-Anjou
49120 Chemillé-en-Anjou
49122 Le May-sur-Èvre|Bégrolles-en-Mauges
49123 Ingrandes-le-Fresne-sur-Loire|Champtocé-sur-Loire
49124 Saint-Barthélemy-d'Anjou|Le Plessis-Grammoire
49125 Tiercé|Briollay|Cheffes
49130 Les Ponts-de-Cé|Sainte-Gemmes-sur-Loire|Saint-Jean-de-la-Croix
49140 Loire-Authion|Mazé-Milon|Rives-du-Loir-en-Anjou|Seiches-sur-le-Loir|Jarzé Villages|Corzé|Marcé|La Chapelle-Saint-Laud|Montreuil-sur-Loir|Cornillé-les-Caves|Sermaise
49150 Baugé-en-Anjou|La Lande-Chasles
49160 Gennes-Val-de-Loire|Longué-Jumelles|Saint-Philbert-du-Peuple|Blou
49170 Saint-Léger-de-Linières|Saint-Georges-sur-Loire|La Possonnière|Saint-Martin-du-Fouilloux|Saint-Germain-des-Prés|Savennières|Saint-Augustin-des-Bois|Béhuard
49190 Val-du-Layon|Rochefort-sur-Loire|Denée
49220 Longuenée-en-Anjou|Erdre-en-Anjou|Le Lion-d'Angers|Grez-Neuville|Thorigné-d'Anjou|Montreuil-sur-Maine|Chambellay|La Jaille-Yvon|Chenillé-Champteussé
49230 Sèvremoine
49240 Avrillé
49250 Loire-Authion|Brissac Loire Aubance|Beaufort-en-Anjou|Les Bois d'Anjou|La Ménitré
49260 Montreuil-Bellay|Bellevigne-les-Châteaux|Vaudelnay|Le Puy-Notre-Dame|Le Coudray-Macouard|Épieds|Courchamps|Antoigné|Saint-Macaire-du-Bois|Artannes-sur-Thouet|Saint-Just-sur-Dive
49270 Orée d'Anjou|Montrevault-sur-Èvre
49280 La Séguinière|La Tessoualle|Saint-Léger-sous-Cholet|Saint-Christophe-du-Bois|Mazières-en-Mauges
49290 Mauges-sur-Loire|Chalonnes-sur-Loire|Chaudefonds-sur-Layon
49300 Cholet
49310 Chemillé-en-Anjou|Lys-Haut-Layon|Montilliers|Saint-Paul-du-Bois|Cernusson
49320 Brissac Loire Aubance|Gennes-Val-de-Loire|Les Garennes sur Loire|Blaison-Saint-Sulpice
49330 Les Hauts-d'Anjou|Étriché|Sceaux-d'Anjou|Miré|Juvardeil
49340 Trémentines|Vezins|Nuaillé|Chanteloup-les-Bois
49350 Gennes-Val-de-Loire|Saint-Clément-des-Levées
49360 Maulévrier|Yzernay|Toutlemonde|La Plaine|Les Cerqueux|Somloire
49370 Erdre-en-Anjou|Val d'Erdre-Auxence|Bécon-les-Granits|Saint-Clément-de-la-Place
49380 Bellevigne-en-Layon|Terranjou
49390 Noyant-Villages|Vernantes|Vernoil-le-Fourrier|Mouliherne|La Breille-les-Pins|Courléon
49400 Saumur|Bellevigne-les-Châteaux|Distré|Villebernier|Varrains|Souzay-Champigny|Rou-Marson|Verrie
49410 Mauges-sur-Loire
49420 Ombrée d'Anjou|Armaillé|Carbay
49430 Durtal|Huillé-Lézigné|Les Rairies|Baracé|Montigné-lès-Rairies
49440 Val d'Erdre-Auxence|Candé|Angrie|Loiré|Challain-la-Potherie
49450 Sèvremoine|Beaupréau-en-Mauges
49460 Montreuil-Juigné|Cantenay-Épinard|Feneu|Soulaire-et-Bourg|Écuillé
49480 Verrières-en-Anjou
49490 Noyant-Villages|La Pellerine
49500 Segré-en-Anjou Bleu|Chazé-sur-Argos
49510 Beaupréau-en-Mauges
49520 Segré-en-Anjou Bleu|Ombrée d'Anjou|Bouillé-Ménard|Bourg-l'Évêque
49530 Orée d'Anjou
49540 Lys-Haut-Layon|Terranjou|Aubigné-sur-Layon
49560 Lys-Haut-Layon|Cléré-sur-Layon|Passavant-sur-Layon
49570 Mauges-sur-Loire
49590 Fontevraud-l'Abbaye
49600 Beaupréau-en-Mauges|Montrevault-sur-Èvre
49610 Mûrs-Erigné|Les Garennes sur Loire|Saint-Melaine-sur-Aubance|Mozé-sur-Louet|Soulaines-sur-Aubance
49620 Mauges-sur-Loire
49630 Loire-Authion|Mazé-Milon
49640 Morannes sur Sarthe-Daumeray
49650 Allonnes|Brain-sur-Allonnes
49660 Sèvremoine
49670 Chemillé-en-Anjou
49680 Vivy|Neuillé
49690 Coron
49700 Doué-en-Anjou|Tuffalun|Louresse-Rochemenier|Les Ulmes|Cizay-la-Madeleine|Dénezé-sous-Doué|Brossay
49710 Sèvremoine
49730 Varennes-sur-Loire|Turquant|Montsoreau|Parnay
49740 La Romagne
49750 Chemillé-en-Anjou|Bellevigne-en-Layon|Val-du-Layon|Beaulieu-sur-Layon
49770 Longuenée-en-Anjou
49800 Loire-Authion|Trélazé|Sarrigné
50000 Saint-Lô|Saint-Georges-Montcocq|Baudre|Le Mesnil-Rouxelin|Rampan
50100 Cherbourg-en-Cotentin
50110 Cherbourg-en-Cotentin|Digosville|Bretteville|Le Mesnil-au-Val
50120 Cherbourg-en-Cotentin
50130 Cherbourg-en-Cotentin
50140 Mortain-Bocage|Romagny Fontenay|Saint-Clément-Rancoudray|Le Neufbourg|Saint-Barthélemy
50150 Sourdeval|Chaulieu|Gathemo|Perriers-en-Beauficel|Brouains|Beauficel
50160 Torigny-les-Villes|Saint-Amand-Villages|Biéville|Le Perron|Lamberville
50170 Pontorson|Sacey|Beauvoir|Aucey-la-Plaine|Tanis|Servon|Huisnes-sur-Mer|Le Mont-Saint-Michel
50180 Agneaux|Thèreval|Saint-Gilles
50190 Périers|Millières|Marchésieux|Saint-Martin-d'Aubigny|Feugères|Gorges|Saint-Sébastien-de-Raids|La Feuillie|Saint-Germain-sur-Sèves|Saint-Patrice-de-Claids|Gonfreville|Nay
50200 Coutances|Gouville-sur-Mer|Saint-Sauveur-Villages|Tourville-sur-Sienne|Monthuchon|Gratot|Cambernon|Courcy|Bricqueville-la-Blouette|Saussey|Saint-Malo-de-la-Lande|La Vendelée|Heugueville-sur-Sienne|Saint-Pierre-de-Coutances|Nicorps|Brainville
50210 Quettreville-sur-Sienne|Cerisy-la-Salle|Roncey|Notre-Dame-de-Cenilly|Saint-Denis-le-Vêtu|Montpinchon|Ouville|Savigny|Camprond|Belval|Saint-Martin-de-Cenilly
50220 Ducey-Les Chéris|Saint-Quentin-sur-le-Homme|Poilley|Juilley|Pontaubault|Précey|Céaux|Marcilly|Crollon|Le Mesnil-Ozenne|Courtils
50230 Agon-Coutainville
50240 Saint-James|Saint-Aubin-de-Terregatte|Saint-Laurent-de-Terregatte|Saint-Senier-de-Beuvron|Montjoie-Saint-Martin
50250 La Haye|Picauville|Montsenelle|Doville|Varenguebec|Saint-Nicolas-de-Pierrepont|Le Plessis-Lastelle|Neufmesnil|Saint-Sauveur-de-Pierrepont|Neuville-en-Beaumont
50260 Bricquebec-en-Cotentin|Sottevast|Rauville-la-Bigot|Négreville|Rocheville|Breuville|L'Étang-Bertrand|Magneville
50270 Barneville-Carteret|Surtainville|Les Moitiers-d'Allonne|Saint-Jean-de-la-Rivière|Sortosville-en-Beaumont|La Haye-d'Ectot|Saint-Maurice-en-Cotentin|Saint-Georges-de-la-Rivière|Sénoville|Saint-Pierre-d'Arthéglise|Baubigny
50290 Bréhal|Bricqueville-sur-Mer|Coudeville-sur-Mer|Bréville-sur-Mer|Longueville|Muneville-sur-Mer
50300 Avranches|Le Val-Saint-Père|Saint-Senier-sous-Avranches|Marcey-les-Grèves|Tirepied-sur-Sée|Saint-Ovin|Vains|Ponts|Saint-Loup|Saint-Jean-de-la-Haize|La Godefroy|Saint-Brice
50310 Montebourg|Saint-Floxel|Fresville|Saint-Marcouf|Émondeville|Le Ham|Quinéville|Lestre|Saint-Cyr-Bocage|Éroudeville|Fontenay-sur-Mer|Ozeville|Saint-Martin-d'Audouville|Écausseville|Joganville|Sortosville|Azeville|Vaudreville
50320 Saint-Jean-des-Champs|La Haye-Pesnel|Folligny|La Lucerne-d'Outremer|Beauchamps|Le Tanu|Le Grippon|La Mouche|Hocquigny|Équilly
50330 Saint-Pierre-Église|Gonneville-Le Theil|Vicq-sur-Mer|Brillevast|Théville|Tocqueville|Carneville|Maupertus-sur-Mer|Clitourps|Canteloup|Varouville
50340 Les Pieux|Flamanville|Siouville-Hague|Grosville|Saint-Germain-le-Gaillard|Pierreville|Tréauville|Benoîtville|Bricquebosq|Helleville|Sotteville|Héauville|Saint-Christophe-du-Foc|Le Rozel
50350 Donville-les-Bains
50360 Picauville|Étienville|La Bonneville|Beuzeville-la-Bastille|Crosville-sur-Douve
50370 Brécey|Le Grand-Celland|La Chaise-Baudouin|Les Cresnays|Saint-Georges-de-Livoye|Le Petit-Celland|La Chapelle-Urée|Notre-Dame-de-Livoye|Vernix|Les Loges-sur-Brécey|Saint-Nicolas-des-Bois|Saint-Jean-du-Corail-des-Bois
50380 Saint-Pair-sur-Mer|Saint-Aubin-des-Préaux
50390 Saint-Sauveur-le-Vicomte|Besneville|Saint-Jacques-de-Néhou|Néhou|Rauville-la-Place|Orglandes|Sainte-Colombe|Golleville|Hautteville-Bocage|Biniville|Catteville|Reigneville-Bocage|Taillepied
50400 Granville|Saint-Planchers|Yquelon|Anctoville-sur-Boscq
50410 Percy-en-Normandie|Montbray|Villebaudon|Montabot|Maupertuis|Le Guislain|Margueray|Morigny|La Haye-Bellefond
50420 Condé-sur-Vire|Tessy-Bocage|Moyon Villages|Domjean|Gouvets|Saint-Vigor-des-Monts|Saint-Louet-sur-Vire|Beaucoudray|Beuvrigny|Fourneaux
50430 Lessay|Saint-Germain-sur-Ay|Vesly|Bretteville-sur-Ay|Laulne
50440 La Hague
50450 Gavray-sur-Sienne|Hambye|Saint-Denis-le-Gast|Lengronne|Ver|Le Mesnil-Villeman|Le Mesnil-Garnier|Montaigu-les-Bois|La Baleine|Grimesnil
50460 Cherbourg-en-Cotentin|La Hague
50470 Cherbourg-en-Cotentin|Tollevast
50480 Carentan-les-Marais|Picauville|Sainte-Mère-Église|Sainte-Marie-du-Mont|Blosville|Liesville-sur-Douve|Saint-Martin-de-Varreville|Turqueville|Saint-Germain-de-Varreville|Neuville-au-Plain|Audouville-la-Hubert|Hiesville|Boutteville|Sébeville
50490 Saint-Sauveur-Villages|Muneville-le-Bingard|Montcuit
50500 Carentan-les-Marais|Terre-et-Marais|Auvers|Méautis|Baupte|Saint-André-de-Bohon|Raids|Appeville|Auxais
50510 Cérences|Hudimesnil|Chanteloup|Saint-Sauveur-la-Pommeraye|Le Loreur|Le Mesnil-Aubert|La Meurdraquière
50520 Juvigny les Vallées|Reffuveille|Le Mesnil-Adelée
50530 Sartilly-Baie-Bocage|Bacilly|Dragey-Ronthon|Saint-Pierre-Langers|Lolif|Genêts|Saint-Jean-le-Thomas|Champeaux
50540 Isigny-le-Buat
50550 Saint-Vaast-la-Hougue
50560 Gouville-sur-Mer|Blainville-sur-Mer|Geffosses
50570 Marigny-Le-Lozon|Thèreval|Remilly Les Marais|Carantilly|Le Lorey|Hauteville-la-Guichard|Cametours|Montreuil-sur-Lozon|Le Mesnil-Amey|Le Mesnil-Eury
50580 La Haye|Port-Bail-sur-Mer|Fierville-les-Mines|Le Mesnil|Canville-la-Rocque
50590 Montmartin-sur-Mer|Regnéville-sur-Mer|Hauteville-sur-Mer
50600 Saint-Hilaire-du-Harcouët|Grandparigny|Les Loges-Marchis|Lapenty|Moulines|Le Mesnillard
50610 Jullouville
50620 Carentan-les-Marais|Pont-Hébert|Remilly Les Marais|Graignes-Mesnil-Angot|Saint-Fromond|Saint-Jean-de-Daye|Le Dézert|Tribehou|Cavigny|Amigny|Le Mesnil-Véneron
50630 Quettehou|Teurthéville-Bocage|Le Vast|La Pernelle|Octeville-l'Avenel|Crasville|Aumeville-Lestre|Videcosville
50640 Le Teilleul|Buais-Les-Monts|Savigny-le-Vieux
50660 Quettreville-sur-Sienne|Tourneville-sur-Mer|Orval sur Sienne
50670 Coulouvray-Boisbenâtre|Saint-Laurent-de-Cuves|Saint-Pois|Saint-Michel-de-Montjoie|Cuves|Le Mesnil-Gilbert|Lingeard
50680 Cerisy-la-Forêt|Saint-Clair-sur-l'Elle|Moon-sur-Elle|Villiers-Fossard|Couvains|Saint-André-de-l'Épine|Airel|Saint-Jean-de-Savigny|Saint-Georges-d'Elle|La Luzerne
50690 La Hague|Martinvast|Couville|Teurthéville-Hague|Hardinvast|Sideville|Virandeville|Nouainville|Saint-Martin-le-Gréard
50700 Valognes|Brix|Yvetot-Bocage|Saussemesnil|Saint-Joseph|Tamerville|Colomby|Montaigu-la-Brisette|Saint-Germain-de-Tournebut|Lieusaint|Huberville|Morville|Flottemanville|Urville|Hémevez
50710 Créances
50720 Barenton|Saint-Georges-de-Rouelley|Saint-Cyr-du-Bailleul
50730 Saint-Hilaire-du-Harcouët|Saint-Brice-de-Landelles|Hamelin
50740 Carolles
50750 Bourgvallées|Canisy|Quibou|Sainte-Suzanne-sur-Vire|Dangy|Saint-Martin-de-Bonfossé
50760 Réville|Montfarville|Barfleur|Gatteville-le-Phare|Valcanville|Anneville-en-Saire|Sainte-Geneviève|Le Vicel
50770 Pirou
50800 Villedieu-les-Poêles-Rouffigny|Fleury|Sainte-Cécile|La Colombe|Beslon|La Lande-d'Airou|Chérencé-le-Héron|La Bloutière|La Trinité|Bourguenolles|Champrepus|Saint-Martin-le-Bouillant|La Chapelle-Cécelin|Saint-Maur-des-Bois|Boisyvon
50810 Saint-Jean-d'Elle|La Barre-de-Semilly|Bérigny|Saint-Pierre-de-Semilly|Saint-Germain-d'Elle|Montrabot
50840 Fermanville
50850 Ger|Le Fresne-Poret
50860 Moyon Villages
50870 Tirepied-sur-Sée|Le Parc|Subligny|Le Luot|Chavoy
50880 Pont-Hébert|La Meauffe
50890 Condé-sur-Vire
51000 Châlons-en-Champagne
51100 Reims
51110 Warmeriville|Bazancourt|Boult-sur-Suippe|Bourgogne-Fresne|Auménancourt|Isles-sur-Suippe|Caurel|Lavannes|Pomacle|Heutrégiville|Saint-Étienne-sur-Suippe
51120 Sézanne|Gaye|Barbonne-Fayel|Saudoy|Lachy|Broyes|Mœurs-Verdey|Le Meix-Saint-Epoing|Charleville|Les Essarts-lès-Sézanne|Fontaine-Denis-Nuisy|La Forestière|Soizy-aux-Bois|Allemant|Chichey|Villeneuve-Saint-Vistre-et-Villevotte|La Villeneuve-lès-Charleville|Saint-Quentin-le-Verger|Saint-Remy-sous-Broyes|Oyes|Vindey|Nesle-la-Reposte|Queudes|Saint-Loup|Péas|Reuves|Mondement-Montgivroux
51130 Blancs-Coteaux|Bergères-lès-Vertus|Val-des-Marais|Chaintrix-Bierges|Villeneuve-Renneville-Chevigny|Villers-aux-Bois|Vouzy|Vert-Toulon|Clamanges|Vélye|Villeseneux|Germinon|Pocancy|Loisy-en-Brie|Saint-Mard-lès-Rouffy|Soulières|Rouffy|Étréchy|Pierre-Morains|Trécon|Givry-lès-Loisy|Chaltrait
51140 Muizon|Jonchery-sur-Vesle|Trigny|Montigny-sur-Vesle|Prouilly|Courcelles-Sapicourt|Romain|Breuil-sur-Vesle|Branscourt|Ventelay|Treslon|Pévy|Chenay|Châlons-sur-Vesle|Vandeuil|Bouvancourt|Hourges
51150 Aÿ-Champagne|Tours-sur-Marne|Ambonnay|Juvigny|Athis|Bouzy|Plivot|Condé-sur-Marne|Val de Livre|Jâlons|Vraux|Champigneul-Champagne|Aigny|Aulnay-sur-Marne|Isse|Cherville
51160 Aÿ-Champagne|Avenay-Val-d'Or|Hautvillers|Germaine|Champillon|Saint-Imoges|Fontaine-sur-Ay|Mutigny
51170 Fismes|Crugny|Ville-en-Tardenois|Faverolles-et-Coëmy|Courville|Chaumuzy|Baslieux-lès-Fismes|Courlandon|Arcis-le-Ponsart|Saint-Gilles|Sarcy|Magneux|Savigny-sur-Ardres|Lagery|Bouleuse|Serzy-et-Prin|Romigny|Unchair|Tramery|Chambrecy|Mont-sur-Courville|Marfaux|Bligny|Aougny|Poilly|Lhéry|Brouillet|Aubilly
51190 Blancs-Coteaux|Avize|Le Mesnil-sur-Oger|Grauves|Flavigny|Les Istres-et-Bury
51200 Épernay
51210 Montmirail|Le Gault-Soigny|Fromentières|Le Breuil|Vauchamps|Boissy-le-Repos|Mécringes|Corrobert|Verdon|Rieux|Le Vézier|Tréfols|Janvilliers|Morsains|Bergères-sous-Montmirail|Margny|Corfélix|Le Thoult-Trosnay
51220 Cormicy|Loivre|Hermonville|Courcy|Merfy|Saint-Thierry|Pouillon|Cauroy-lès-Hermonville|Brimont|Thil|Villers-Franqueux|Berméricourt
51230 Fère-Champenoise|Connantre|Pleurs|Faux-Fresnay|Broussy-le-Grand|Bannes|Angluzelles-et-Courcelles|Corroy|Gourgançon|Broussy-le-Petit|Connantray-Vaurefroy|Linthes|Marigny|Linthelles|Lenharrée|Thaas|Euvy|Écury-le-Repos|Ognes
51240 Pogny|La Chaussée-sur-Marne|Saint-Germain-la-Ville|Mairy-sur-Marne|Écury-sur-Coole|Chepy|Nuisement-sur-Coole|Vitry-la-Ville|Marson|Songy|Vésigneul-sur-Marne|Breuvery-sur-Coole|Omey|Saint-Jean-sur-Moivre|Francheville|Ablancourt|Aulnay-l'Aître|Coupéville|Cheppes-la-Prairie|Togny-aux-Bœufs|Cernon|Dampierre-sur-Moivre|Saint-Quentin-sur-Coole|Saint-Martin-aux-Champs|Coupetz|Le Fresne|Moivre
51250 Sermaize-les-Bains|Cheminon|Alliancelles|Villers-le-Sec
51260 Saint-Just-Sauvage|Anglure|Esclavolles-Lurey|Marcilly-sur-Seine|Clesles|Conflans-sur-Seine|Bagneux|Saron-sur-Aube|Bethon|Granges-sur-Aube|Montgenost|La Celle-sous-Chantemerle|Allemanche-Launay-et-Soyer|Potangis|Villiers-aux-Corneilles|Baudement|Courcemain|La Chapelle-Lasson|Vouarces|Chantemerle|Saint-Saturnin|Marsangis
51270 Montmort-Lucy|Orbais-l'Abbaye|Étoges|Baye|Mareuil-en-Brie|Le Baizil|Congy|Villevenard|Fèrebrianges|Champaubert|Suizy-le-Franc|Talus-Saint-Prix|Beaunay|La Caure|Coizard-Joches|Corribert|La Chapelle-sous-Orbais|Courjeonnet|La Ville-sous-Orbais|Bannay
51290 Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson|Arzillières-Neuville|Giffaumont-Champaubert|Sainte-Marie-du-Lac-Nuisement|Larzicourt|Hauteville|Arrigny|Gigny-Bussy|Ambrières|Drosnay|Brandonvillers|Somsois|Margerie-Hancourt|Landricourt|Outines|Lignon|Isle-sur-Marne|Châtillon-sur-Broué|Moncetz-l'Abbaye|Saint-Utin|Écollemont|Saint-Chéron|Chapelaine
51300 Vitry-le-François|Frignicourt|Loisy-sur-Marne|Saint-Amand-sur-Fion|Vitry-en-Perthois|Marolles|Couvrot|Blacy|Maisons-en-Champagne|Thiéblemont-Farémont|Vauclerc|Soulanges|Luxémont-et-Villotte|Pringy|Courdemanges|Bignicourt-sur-Marne|Orconte|Blaise-sous-Arzillières|Haussignémont|Huiron|Merlaut|Saint-Lumier-en-Champagne|Plichancourt|Châtelraould-Saint-Louvent|Bassuet|Heiltz-le-Hutier|Favresse|Reims-la-Brûlée|Brusson|Glannes|Vavray-le-Grand|Écriennes|Matignicourt-Goncourt|Les Rivières-Henruel|Norrois|Drouilly|Cloyes-sur-Marne|Saint-Quentin-les-Marais|Changy|Dompremy|Lisse-en-Champagne|Ponthion|Bassu|Le Buisson|Outrepont|Vavray-le-Petit
51310 Esternay|La Noue|Champguyon|Courgivaux|Neuvy|Villeneuve-la-Lionne|Bouchy-Saint-Genest|Châtillon-sur-Morin|Les Essarts-le-Vicomte|Joiselle|Réveillon|Saint-Bon|Escardes
51320 Sommesous|Bussy-Lettrée|Soudron|Sompuis|Faux-Vésigneul|Saint-Ouen-Domprot|Le Meix-Tiercelin|Dommartin-Lettrée|Coole|Soudé|Vatry|Haussimont|Corbeil|Bréban|Humbauville|Vassimont-et-Chapelaine|Montépreux
51330 Givry-en-Argonne|Charmont|Vanault-le-Châtel|La Neuville-aux-Bois|Dommartin-Varimont|Bussy-le-Repos|Possesse|Les Charmontois|Épense|Saint-Mard-sur-le-Mont|Dampierre-le-Château|Noirlieu|Somme-Yèvre|Vroil|Le Vieil-Dampierre|Vernancourt|Bettancourt-la-Longue|Contault|Le Châtelier|Remicourt|Belval-en-Argonne|Rapsécourt|Saint-Jean-devant-Possesse
51340 Pargny-sur-Saulx|Maurupt-le-Montois|Heiltz-le-Maurupt|Vanault-les-Dames|Heiltz-l'Évêque|Vouillers|Saint-Vrain|Blesme|Jussecourt-Minecourt|Trois-Fontaines-l'Abbaye|Bignicourt-sur-Saulx|Val-de-Vière|Scrupt|Étrepy|Sogny-en-l'Angle|Saint-Lumier-la-Populeuse
51350 Cormontreuil
51360 Prunay|Val-de-Vesle|Verzenay|Beaumont-sur-Vesle
51370 Saint-Brice-Courcelles|Champigny|Les Mesneux|Ormes|Thillois
51380 Verzy|Villers-Marmery|Trépail|Vaudemange
51390 Gueux|Pargny-lès-Reims|Rosnay|Ville-Dommange|Saint-Euphraise-et-Clairizet|Courmas|Vrigny|Bouilly|Coulommes-la-Montagne|Jouy-lès-Reims|Germigny|Janvry|Méry-Prémecy
51400 Mourmelon-le-Grand|Livry-Louvercy|Mourmelon-le-Petit|Sept-Saulx|La Neuville-au-Temple|Bouy|Prosnes|Les Petites-Loges|Baconnes|Les Grandes-Loges|Vadenay|Cuperly|Billy-le-Grand
51420 Witry-lès-Reims|Cernay-lès-Reims|Berru|Nogent-l'Abbesse
51430 Tinqueux|Bezannes
51450 Bétheny
51460 Courtisols|Saint-Étienne-au-Temple|L'Épine|Somme-Vesle|Tilloy-et-Bellay|Herpont|Poix
51470 Saint-Memmie|Moncetz-Longevas
51480 Damery|Cumières|Cœur-de-la-Vallée|Œuilly|Fleury-la-Rivière|Venteuil|Cuchery|Boursault|Vauciennes|Nanteuil-la-Forêt|Pourcy|La Neuville-aux-Larris|Belval-sous-Châtillon|Romery|Champlat-et-Boujacourt|Cormoyeux|Courtagnon
51490 Pontfaverger-Moronvilliers|Bétheniville|Beine-Nauroy|Saint-Masmes|Selles|Époye|Saint-Hilaire-le-Petit|Dontrien|Saint-Martin-l'Heureux
51500 Taissy|Sillery|Rilly-la-Montagne|Villers-Allerand|Ludes|Champfleury|Mailly-Champagne|Sermiers|Chigny-les-Roses|Puisieulx|Chamery|Montbré|Sacy|Écueil|Villers-aux-Nœuds|Ville-en-Selve|Trois-Puits|Saint-Léonard
51510 Fagnières|Compertrix|Matougues|Saint-Gibrien|Villers-le-Château|Saint-Pierre|Thibie|Coolus|Cheniers
51520 Sarry|Recy|Saint-Martin-sur-le-Pré|La Veuve|Sogny-aux-Moulins
51530 Magenta|Dizy|Mardeuil|Saint-Martin-d'Ablois|Pierry|Chouilly|Oiry|Cramant|Moussy|Vinay|Brugny-Vaudancourt|Cuis|Morangis|Chavot-Courcourt|Monthelon|Moslins|Mancy
51600 Suippes|Sommepy-Tahure|Somme-Suippe|Saint-Hilaire-le-Grand|Saint-Remy-sur-Bussy|La Cheppe|Souain-Perthes-lès-Hurlus|Aubérive|Jonchery-sur-Suippe|Sainte-Marie-à-Py|Bussy-le-Château|Somme-Tourbe|Saint-Souplet-sur-Py|Vaudesincourt|Saint-Jean-sur-Tourbe|La Croix-en-Champagne|Laval-sur-Tourbe
51700 Dormans|Mareuil-le-Port|Verneuil|Troissy|Cœur-de-la-Vallée|Châtillon-sur-Marne|Igny-Comblizy|Festigny|Passy-Grigny|Courthiézy|Vincelles|Leuvrigny|Vandières|Champvoisy|Baslieux-sous-Châtillon|Olizy|Nesle-le-Repons|Sainte-Gemme|Cuisles|Jonquery|Anthenay
51800 Sainte-Menehould|Vienne-le-Château|La Neuville-au-Pont|Verrières|Auve|Chaudefontaine|Valmy|Ville-sur-Tourbe|Florent-en-Argonne|Villers-en-Argonne|Moiremont|Sivry-Ante|Passavant-en-Argonne|Vienne-la-Ville|Cernay-en-Dormois|Hans|Gizaucourt|Argers|Braux-Sainte-Cohière|Servon-Melzicourt|Élise-Daucourt|Binarville|Éclaires|Virginy|Braux-Saint-Remy|Dommartin-Dampierre|Berzieux|Somme-Bionne|Courtémont|Le Chemin|Saint-Mard-sur-Auve|Maffrécourt|Voilemont|Minaucourt-le-Mesnil-lès-Hurlus|Dommartin-sous-Hans|Wargemoulin-Hurlus|La Chapelle-Felcourt|Massiges|Malmy|Saint-Thomas-en-Argonne|Châtrices|Gratreuil|Fontaine-en-Dormois|Rouvroy-Ripont
52000 Chaumont|Chamarandes-Choignes|Jonchery|Semoutiers-Montsaon|Villiers-le-Sec|Foulain|Riaucourt|Brethenay|Verbiesles|Euffigneix|Condes|Neuilly-sur-Suize|Luzy-sur-Marne|Laville-aux-Bois|Buxières-lès-Villiers|Treix
52100 Saint-Dizier|Bettancourt-la-Ferrée|Villiers-en-Lieu|Chancenay|Valcourt|Perthes|Moëslains|Saint-Eulien|Sapignicourt|Hallignicourt|Laneuville-au-Pont
52110 Doulevant-le-Château|Dommartin-le-Saint-Père|Dommartin-le-Franc|Mertrud|Charmes-la-Grande|Nully|Morancourt|Cirey-sur-Blaise|Beurville|Blumeray|Leschères-sur-le-Blaiseron|Courcelles-sur-Blaise|Baudrecourt|Ambonville|Trémilly|Arnancourt|Bouzancourt|Flammerécourt|Daillancourt|Brachay|Charmes-en-l'Angle
52120 Châteauvillain|Bricon|Autreville-sur-la-Renne|Orges|Laferté-sur-Aube|Latrecey-Ormoy-sur-Aube|Richebourg|Blessonville|Braux-le-Châtel|Pont-la-Ville|Lanty-sur-Aube|Dinteville|Villars-en-Azois|Silvarouvres|Aizanville
52130 Wassy|Louvemont|Brousseval|Voillecomte|Troisfontaines-la-Ville|Allichamps|Vaux-sur-Blaise|Attancourt|Magneux|Ville-en-Blaisois|Montreuil-sur-Blaise|Bailly-aux-Forges|Rachecourt-Suzémont|Domblain|Fays|Valleret|Sommancourt|Doulevant-le-Petit
52140 Val-de-Meuse|Is-en-Bassigny|Sarrey|Dammartin-sur-Meuse|Chauffourt|Saulxures|Rançonnières|Avrecourt|Lavernoy|Rangecourt|Lavilleneuve
52150 Bourmont-entre-Meuse-et-Mouzon|Harréville-les-Chanteurs|Saint-Thiébault|Graffigny-Chemin|Illoud|Chaumont-la-Ville|Huilliécourt|Soulaucourt-sur-Mouzon|Levécourt|Romain-sur-Meuse|Bourg-Sainte-Marie|Germainvilliers|Outremécourt|Sommerécourt|Brainville-sur-Meuse|Malaincourt-sur-Meuse|Hâcourt|Doncourt-sur-Meuse|Champigneulles-en-Bassigny|Vaudrecourt
52160 Vals-des-Tilles|Auberive|Chalancey|Perrogney-les-Fontaines|Villars-Santenoge|Praslay|Rouvres-sur-Aube|Colmier-le-Haut|Arbot|Poinson-lès-Grancey|Poinsenot|Aulnoy-sur-Aube|Vivey|Germaines|Vaillant|Bay-sur-Aube|Vitry-en-Montagne|Mouilleron|Rouelles|Colmier-le-Bas
52170 Bayard-sur-Marne|Chevillon|Rachecourt-sur-Marne|Narcy|Fontaines-sur-Marne
52190 Le Montsaugeonnais|Villegusien-le-Lac|Le Val-d'Esnoms|Cusey|Chassigny|Saint-Broingt-les-Fosses|Rivière-les-Fosses|Occey|Dommarien|Choilley-Dardenay|Isômes|Aujeurres|Saint-Broingt-le-Bois|Leuchey|Vesvres-sous-Chalancey|Villiers-lès-Aprey
52200 Langres|Saints-Geosmes|Humes-Jorquenay|Champigny-lès-Langres|Peigney|Perrancey-les-Vieux-Moulins|Bourg|Saint-Ciergues|Saint-Vallier-sur-Marne|Noidant-le-Rocheux|Brennes|Saint-Maurice|Saint-Martin-lès-Langres|Voisines|Chatenay-Mâcheron|Courcelles-en-Montagne|Ormancey|Mardor|Vauxbons
52210 Arc-en-Barrois|Leffonds|Villiers-sur-Suize|Dancevoir|Aubepierre-sur-Aube|Coupray|Bugnières|Rochetaillée|Cour-l'Évêque|Giey-sur-Aujon|Saint-Loup-sur-Aujon|Ternat
52220 La Porte du Der|Rives Dervoises|Ceffonds|Sommevoire|Planrupt|Frampas|Laneuville-à-Rémy|Thilleux
52230 Poissons|Noncourt-sur-le-Rongeant|Épizon|Lezéville|Thonnance-les-Moulins|Échenay|Cirfontaines-en-Ornois|Pansey|Montreuil-sur-Thonnance|Germay|Saudron|Sailly|Gillaumé|Annonville|Germisay|Aingoulaincourt
52240 Val-de-Meuse|Breuvannes-en-Bassigny|Clefmont|Millières|Noyers|Merrey|Choiseul|Audeloncourt|Daillecourt|Mennouveaux|Bassoncourt|Longchamp|Maisoncelles|Perrusse|Thol-lès-Millières|Vroncourt-la-Côte|Buxières-lès-Clefmont|Cuves
52250 Longeau-Percey|Aprey|Baissey|Verseilles-le-Bas|Orcevaux|Flagey|Verseilles-le-Haut
52260 Rolampont|Marac|Chanoy|Beauchemin|Faverolles
52270 Doulaincourt-Saucourt|Roches-Bettaincourt|Épizon|Domremy-Landéville
52290 Éclaron-Braucourt-Sainte-Livière|Humbécourt
52300 Joinville|Thonnance-lès-Joinville|Saint-Urbain-Maconcourt|Vecqueville|Curel|Donjeux|Rouvroy-sur-Marne|Rupt|Suzannecourt|Mussey-sur-Marne|Fronville|Chatonrupt-Sommermont|Osne-le-Val|Maizières|Autigny-le-Grand|Nomécourt|Blécourt|Guindrecourt-aux-Ormes|Mathons|Vaux-sur-Saint-Urbain|Autigny-le-Petit|Effincourt|Ferrière-et-Lafolie|Paroy-sur-Saulx
52310 Bologne|Viéville|Oudincourt|Meures|Lamancine|Annéville-la-Prairie|Vraincourt|Ormoy-lès-Sexfontaines
52320 Froncles|Soncourt-sur-Marne|Gudmont-Villiers|Vignory|Vouécourt|Marbéville|Cerisières|Rouécourt|Mirbel|La Genevroye
52330 Colombey les Deux Églises|Autreville-sur-la-Renne|Juzennecourt|Sexfontaines|Gillancourt|Rizaucourt-Buchey|Lachapelle-en-Blaisy|Vaudrémont|Montheries|Lavilleneuve-au-Roi|Blaisy|Guindrecourt-sur-Blaise|Curmont
52340 Biesles|Esnouveaux|Ageville
52360 Neuilly-l'Évêque|Dampierre|Bannes|Changey|Marcilly-en-Bassigny|Lecey|Charmes|Orbigny-au-Mont|Bonnecourt|Andilly-en-Bassigny|Plesnoy|Orbigny-au-Val|Frécourt|Poiseul|Celles-en-Bassigny|Chatenay-Vaudin
52370 Maranville|Cirfontaines-en-Azois|Rennepont
52400 Bourbonne-les-Bains|Serqueux|Parnoy-en-Bassigny|Voisey|Varennes-sur-Amance|Melay|Damrémont|Vicq|Fresnes-sur-Apance|Le Châtelet-sur-Meuse|Champigny-sous-Varennes|Larivière-Arnoncourt|Coiffy-le-Haut|Coiffy-le-Bas|Guyonvelle|Chézeaux|Enfonvelle|Laneuvelle|Neuvelle-lès-Voisey|Soyers|Montcharvot|Aigremont
52410 Eurville-Bienville|Chamouilley|Roches-sur-Marne
52500 Fayl-Billot|Champsevraine|Poinson-lès-Fayl|Pressigny|Grenant|Pierremont-sur-Amance|Genevrières|Les Loges|Anrosey|Coublanc|Rougeux|Laferté-sur-Amance|Maizières-sur-Amance|Arbigny-sous-Varennes|Bize|Maâtz|Gilley|Velles|Pisseloup|Savigny|Saulles|Belmont|Farincourt|Tornay|Valleroy|Voncourt
52600 Chalindrey|Villegusien-le-Lac|Haute-Amance|Torcenay|Culmont|Chaudenay|Le Pailly|Cohons|Heuilley-le-Grand|Celsoy|Noidant-Chatenoy|Grandchamp|Rivières-le-Bois|Violot|Palaiseul
52700 Andelot-Blancheville|Rimaucourt|Manois|Saint-Blin|Liffol-le-Petit|Bourdons-sur-Rognon|Prez-sous-Lafauche|Darmannes|Chantraines|Chalvraines|Briaucourt|Cirey-lès-Mareilles|Aillianville|Mareilles|Reynel|Vesaignes-sous-Lafauche|Montot-sur-Rognon|Semilly|Signéville|Leurville|Consigny|Lafauche|Clinchamp|Orquevaux|Rochefort-sur-la-Côte|Vignes-la-Côte|Forcey|Humberville|Chambroncourt|Busson|Ecot-la-Combe|Ozières|Morionvilliers
52800 Nogent|Foulain|Mandres-la-Côte|Poulangy|Marnay-sur-Marne|Thivet|Lanques-sur-Rognon|Vitry-lès-Nogent|Poinson-lès-Nogent|Vesaignes-sur-Marne|Sarcey|Louvières|Ninville
53000 Laval
53100 Mayenne|Saint-Georges-Buttavent|Saint-Baudelle|Moulay|Châtillon-sur-Colmont|Parigné-sur-Braye|Contest
53110 Lassay-les-Châteaux|Thubœuf|Saint-Julien-du-Terroux|Le Housseau-Brétignolles|Sainte-Marie-du-Bois|Rennes-en-Grenouilles
53120 Gorron|Brecé|Colombiers-du-Plessis|Hercé|Levaré|Carelles|Saint-Aubin-Fosse-Louvain|Lesbois|Vieuvy
53140 Pré-en-Pail-Saint-Samson|Lignières-Orgères|Saint-Cyr-en-Pail|Saint-Calais-du-Désert|La Pallu
53150 Évron|Montsûrs|Neau|Brée|La Chapelle-Rainsouin|Gesnes|Livet
53160 Bais|Vimartin-sur-Orthe|Jublains|Hambers|Champgenéteux|Izé|Trans|Saint-Thomas-de-Courceriers
53170 Meslay-du-Maine|Villiers-Charlemagne|Bazougers|Arquenay|Ruillé-Froid-Fonds|Maisoncelles-du-Maine|La Bazouge-de-Chemeré|Saint-Denis-du-Maine|Le Bignon-du-Maine|Le Buret|La Cropte|Saint-Charles-la-Forêt
53190 Fougerolles-du-Plessis|Landivy|Désertines|La Dorée
53200 Château-Gontier-sur-Mayenne|Prée-d'Anjou|Gennes-Longuefuye|Chemazé|La Roche-Neuville|Ménil|Coudray|Fromentières|Daon|Marigné-Peuton|Châtelain
53210 Argentré|Louvigné|Soulgé-sur-Ouette
53220 Larchamp|Montaudin|Pontmain|Saint-Mars-sur-la-Futaie|Saint-Ellier-du-Maine|Saint-Berthevin-la-Tannière|La Pellerine
53230 Cossé-le-Vivien|Méral|Astillé|Courbeveille|La Chapelle-Craonnaise|Cosmes
53240 Andouillé|La Baconnière|Saint-Jean-sur-Mayenne|Saint-Germain-le-Fouilloux|Alexain|Saint-Germain-le-Guillaume|La Bigottière|Placé|Saint-Germain-d'Anxure|Montflours
53250 Javron-les-Chapelles|Charchigné|Neuilly-le-Vendin|Saint-Aignan-de-Couptrain|Le Ham|Madré|Villepail|Chevaigné-du-Maine|Couptrain
53260 Entrammes|Parné-sur-Roc|Forcé
53270 Sainte-Suzanne-et-Chammes|Torcé-Viviers-en-Charnie|Blandouet-Saint Jean|Thorigné-en-Charnie|Saint-Pierre-sur-Erve
53290 Saint-Denis-d'Anjou|Bierné-les-Villages|Bouère|Grez-en-Bouère|Bouessay|Saint-Brice|Saint-Loup-du-Dorat|Beaumont-Pied-de-Bœuf
53300 Ambrières-les-Vallées|Oisseau|Saint-Fraimbault-de-Prières|Chantrigné|Le Pas|La Haie-Traversaine|Saint-Mars-sur-Colmont|Couesmes-Vaucé|Saint-Loup-du-Gast|Soucé
53320 Loiron-Ruillé|Montjean|Saint-Cyr-le-Gravelais|Beaulieu-sur-Oudon
53340 Val-du-Maine|Chémeré-le-Roi|Saulges|Cossé-en-Champagne|Préaux|Bannes
53350 Ballots|Fontaine-Couverte|Brains-sur-les-Marches|Saint-Michel-de-la-Roë|La Roë
53360 Quelaines-Saint-Gault|La Roche-Neuville|Houssay|Origné|Simplé|Peuton
53370 Saint-Pierre-des-Nids|Gesvres|Champfrémont|Ravigny|Boulay-les-Ifs
53380 Juvigné|Saint-Hilaire-du-Maine|La Croixille
53390 Saint-Aignan-sur-Roë|Senonnes|La Rouaudière|Saint-Erblon
53400 Craon|Livré-la-Touche|Pommerieux|Saint-Quentin-les-Anges|Athée|Niafles|Mée|Denazé|Chérancé
53410 Saint-Pierre-la-Cour|Port-Brillet|Saint-Ouën-des-Toits|Le Bourgneuf-la-Forêt|La Brûlatte|Bourgon|La Gravelle|Olivet|Launay-Villiers
53420 Chailland
53440 Aron|La Bazoge-Montpinçon|Marcillé-la-Ville|Grazay|Belgeard|La Chapelle-au-Riboul
53470 Martigné-sur-Mayenne|Commer|Châlons-du-Maine|La Bazouge-des-Alleux|Sacé
53480 Vaiges|Saint-Georges-le-Fléchard|Saint-Léger
53500 Ernée|Saint-Denis-de-Gastines|Montenay|Saint-Pierre-des-Landes|Vautorte
53540 Cuillé|Saint-Poix|Laubrières|Gastines
53600 Évron|Voutré|Sainte-Gemmes-le-Robert|Mézangers|Assé-le-Bérenger|Saint-Georges-sur-Erve
53640 Le Horps|Champéon|Le Ribay|Montreuil-Poulay|Hardanges
53700 Villaines-la-Juhel|Courcité|Averton|Loupfougères|Saint-Germain-de-Coulamer|Saint-Aubin-du-Désert|Crennes-sur-Fraubée|Saint-Mars-du-Désert
53800 Renazé|Congrier|La Selle-Craonnaise|Bouchamps-lès-Craon|Saint-Saturnin-du-Limet|Saint-Martin-du-Limet|La Boissière
53810 Changé
53940 Saint-Berthevin|Le Genest-Saint-Isle|Ahuillé
53950 Louverné|La Chapelle-Anthenaise
53960 Bonchamp-lès-Laval
53970 L'Huisserie|Montigné-le-Brillant|Nuillé-sur-Vicoin
54000 Nancy
54100 Nancy
54110 Dombasle-sur-Meurthe|Varangéville|Rosières-aux-Salines|Sommerviller|Crévic|Haraucourt|Réméréville|Lenoncourt|Anthelupt|Courbesseaux|Hudiviller|Buissoncourt|Flainval|Gellenoncourt
54111 Mont-Bonvillers
54112 Vannes-le-Châtel|Allamps|Uruffe|Gibeaumeix
54113 Blénod-lès-Toul|Bulligny|Mont-le-Vignoble|Moutrot|Charmes-la-Côte|Crézilles|Gye
54114 Jeandelaincourt
54115 Favières|Lalœuf|Vandeléville|Battigny|Thorey-Lyautey|Grimonviller|Fécocourt|Saulxerotte|Aboncourt|Beuvezin|Tramont-Lassus|Dommarie-Eulmont|Gémonville|Tramont-Saint-André|Pulney|Gélaucourt|Tramont-Émy
54116 Tantonville|Praye
54118 Moyen
54119 Domgermain
54120 Baccarat|Bertrichamps|Thiaville-sur-Meurthe|Deneuvre|Merviller|Lachapelle|Hablainville|Gélacourt|Reherrey|Brouville|Vaxainville|Pettonville
54121 Vandières
54122 Azerailles|Chenevières|Flin|Glonville|Vathiménil|Fontenoy-la-Joûte
54123 Viterne
54129 Magnières
54130 Saint-Max|Dommartemont
54134 Ceintrey|Voinémont
54135 Mexy
54136 Bouxières-aux-Dames
54140 Jarville-la-Malgrange
54150 Val de Briey|Avril|Lantéfontaine|Mairy-Mainville|Norroy-le-Sec|Les Baroches|Fléville-Lixières|Anoux|Lubey|Ozerailles
54160 Pulligny|Frolois|Pierreville|Autrey
54170 Colombey-les-Belles|Ochey|Allain|Thuilley-aux-Groseilles|Barisey-au-Plain|Crépey|Saulxures-lès-Vannes|Barisey-la-Côte|Selaincourt|Germiny|Dolcourt|Bagneux|Mont-l'Étroit
54180 Heillecourt|Houdemont
54190 Villerupt|Tiercelet|Bréhain-la-Ville
54200 Toul|Écrouves|Dommartin-lès-Toul|Villey-Saint-Étienne|Bicqueley|Chaudeney-sur-Moselle|Choloy-Ménillot|Pagney-derrière-Barine|Lucey|Bruley|Lagney|Pierre-la-Treiche|Jaillon|Royaumeix|Boucq|Ménil-la-Tour|Francheville|Andilly|Bouvron|Sanzey
54210 Saint-Nicolas-de-Port|Tonnoy|Ville-en-Vermois|Lupcourt|Azelot|Ferrières|Manoncourt-en-Vermois|Coyviller|Burthecourt-aux-Chênes|Saffais
54220 Malzéville
54230 Neuves-Maisons|Chaligny|Chavigny|Maron
54240 Jœuf
54250 Champigneulles
54260 Longuyon|Viviers-sur-Chiers|Allondrelle-la-Malmaison|Tellancourt|Charency-Vezin|Fresnois-la-Montagne|Saint-Jean-lès-Longuyon|Grand-Failly|Colmey|Épiez-sur-Chiers|Villette|Villers-le-Rond|Petit-Failly|Othe
54270 Essey-lès-Nancy
54280 Seichamps|Champenoux|Brin-sur-Seille|Moncel-sur-Seille|Laneuvelotte|Sornéville|Velaine-sous-Amance|Mazerulles|Erbéviller-sur-Amezule
54290 Bayon|Roville-devant-Bayon|Virecourt|Villacourt|Crévéchamps|Velle-sur-Moselle|Haussonville|Bainville-aux-Miroirs|Gripport|Neuviller-sur-Moselle|Mangonville|Rozelieures|Clayeures|Brémoncourt|Saint-Germain|Froville|Saint-Mard|Lorey|Borville|Loromontzey|Saint-Boingt|Domptail-en-l'Air|Saint-Rémy-aux-Bois|Haigneville
54300 Lunéville|Chanteheux|Rehainviller|Hériménil|Jolivet|Marainviller|Croismare|Moncel-lès-Lunéville|Xermaménil|Vitrimont|Thiébauménil|Fraimbois|Bonviller|Lamath|Manonviller|Crion|Sionviller|Bienville-la-Petite
54310 Homécourt
54320 Maxéville
54330 Vézelise|Goviller|Houdreville|Houdelmont|Vroncourt|Thélod|Parey-Saint-Césaire|Hammeville|Vitrey|Omelmont|Forcelles-Saint-Gorgon|Chaouilley|Quevilloncourt|Ognéville|Vaudémont|Étreval|Clérey-sur-Brenon|Marthemont|Saxon-Sion
54340 Pompey
54350 Mont-Saint-Martin
54360 Blainville-sur-l'Eau|Damelevières|Mont-sur-Meurthe|Barbonville|Einvaux|Méhoncourt|Vigneulles|Charmois|Landécourt|Romain
54370 Einville-au-Jard|Maixe|Deuxville|Laneuveville-aux-Bois|Arracourt|Serres|Emberménil|Hoéville|Drouville|Parroy|Bezange-la-Grande|Athienville|Valhey|Bauzemont|Hénaménil|Coincourt|Xousse|Raville-sur-Sânon|Xures|Mouacourt|Bathelémont|Bures|Vaucourt|Réchicourt-la-Petite|Remoncourt|Juvrecourt
54380 Dieulouard|Saizerais|Autreville-sur-Moselle|Bezaumont|Gézoncourt|Ville-au-Val|Rogéville|Villers-en-Haye|Griscourt|Landremont|Martincourt
54385 Domèvre-en-Haye|Rosières-en-Haye|Manoncourt-en-Woëvre|Minorville|Manonville|Noviant-aux-Prés|Avrainville|Tremblecourt
54390 Frouard
54400 Longwy|Cosnes-et-Romain
54410 Laneuveville-devant-Nancy
54420 Saulxures-lès-Nancy|Cerville
54425 Pulnoy
54430 Réhon
54440 Herserange
54450 Blâmont|Bénaménil|Avricourt|Domèvre-sur-Vezouze|Ogéviller|Domjevin|Ancerviller|Fréménil|Herbéviller|Frémonville|Barbas|Leintrey|Nonhigny|Harbouey|Verdenal|Vého|Igney|Repaix|Amenoncourt|Autrepierre|Reillon|Buriville|Réclonville|Halloville|Gogney|Blémerey|Saint-Martin|Chazelles-sur-Albe|Montreux|Gondrexon
54460 Liverdun|Aingeray
54470 Thiaucourt-Regniéville|Essey-et-Maizerais|Mamey|Limey-Remenauville|Jaulny|Mandres-aux-Quatre-Tours|Bernécourt|Xammes|Pannes|Rembercourt-sur-Mad|Saint-Julien-lès-Gorze|Flirey|Bouillonville|Viéville-en-Haye|Lironville|Hagéville|Euvezin|Seicheprey|Hamonville|Charey|Ansauville|Beaumont|Saint-Baussant|Fey-en-Haye|Dampvitoux|Grosrouvres|Dommartin-la-Chaussée
54480 Cirey-sur-Vezouze|Val-et-Châtillon|Bertrambois|Petitmont|Tanconville|Parux|Saint-Sauveur
54490 Piennes|Joudreville|Xivry-Circourt|Murville|Preutin-Higny|Avillers|Domprix
54500 Vandœuvre-lès-Nancy
54510 Tomblaine|Art-sur-Meurthe
54520 Laxou
54530 Pagny-sur-Moselle|Arnaville|Prény
54540 Badonviller|Pexonne|Vacqueville|Neufmaisons|Sainte-Pôle|Mignéville|Montigny|Bionville|Fenneviller|Saint-Maurice-aux-Forges|Bréménil|Pierre-Percée|Neuviller-lès-Badonviller|Angomont|Veney|Raon-lès-Leau
54550 Pont-Saint-Vincent|Bainville-sur-Madon|Maizières|Sexey-aux-Forges
54560 Audun-le-Roman|Serrouville|Beuvillers|Fillières|Sancy|Mercy-le-Haut|Anderny|Malavillers
54570 Foug|Trondes|Lay-Saint-Remy|Laneuveville-derrière-Foug
54580 Auboué|Moineville|Saint-Ail
54590 Hussigny-Godbrange
54600 Villers-lès-Nancy
54610 Nomeny|Belleau|Clémery|Abaucourt|Éply|Mailly-sur-Seille|Raucourt|Sivry|Létricourt|Chenicourt|Thézey-Saint-Martin|Rouves|Bratte|Phlin
54620 Pierrepont|Beuveille|Baslieux|Boismont|Doncourt-lès-Longuyon|Ville-au-Montois|Bazailles|Joppécourt|Saint-Supplet|Han-devant-Pierrepont
54630 Richardménil|Flavigny-sur-Moselle
54640 Tucquegnieux|Bettainvillers
54650 Saulnes
54660 Moutiers
54670 Custines|Malleloy|Millery
54680 Crusnes|Errouville
54690 Lay-Saint-Christophe|Eulmont
54700 Pont-à-Mousson|Blénod-lès-Pont-à-Mousson|Maidières|Norroy-lès-Pont-à-Mousson|Montauville|Jezainville|Atton|Lesménils|Bouxières-sous-Froidmont|Villers-sous-Prény|Loisy|Champey-sur-Moselle|Port-sur-Seille|Sainte-Geneviève|Morville-sur-Seille|Vilcey-sur-Trey|Vittonville|Mousson
54710 Ludres|Fléville-devant-Nancy
54720 Lexy|Cutry|Chenières|Laix
54730 Gorcy|Ville-Houdlémont|Saint-Pancré
54740 Benney|Haroué|Xirocourt|Lemainville|Saint-Remimont|Gerbécourt-et-Haplemont|Laneuveville-devant-Bayon|Ormes-et-Ville|Bralleville|Vaudeville|Crantenoy|Lebeuville|Germonville|Affracourt|Jevoncourt|Vaudigny|Leménil-Mitry
54750 Trieux
54760 Faulx|Leyr|Moivrons|Montenoy|Arraye-et-Han|Armaucourt|Bey-sur-Seille|Villers-lès-Moivrons|Lanfroicourt
54770 Bouxières-aux-Chênes|Agincourt|Amance|Laître-sous-Amance|Dommartin-sous-Amance
54780 Giraumont
54790 Val de Briey
54800 Jarny|Conflans-en-Jarnisy|Labry|Doncourt-lès-Conflans|Mars-la-Tour|Hatrize|Jeandelize|Friauville|Ville-sur-Yron|Jouaville|Hannonville-Suzémont|Abbéville-lès-Conflans|Puxieux|Olley|Bruville|Tronville|Gondrecourt-Aix|Boncourt|Affléville|Brainville|Allamont|Saint-Marcel|Sponville|Xonville|Puxe|Mouaville|Thumeréville|Béchamps
54810 Longlaville
54820 Marbache
54830 Gerbéviller|Remenoville|Vallois|Seranville|Moriviller|Haudonville|Essey-la-Côte|Giriviller|Franconville|Mattexey|Vennezey
54840 Gondreville|Bois-de-Haye|Villey-le-Sec|Fontenoy-sur-Moselle
54850 Messein|Méréville
54860 Haucourt-Moulaine
54870 Ugny|Villers-la-Chèvre|Cons-la-Grandville|Montigny-sur-Chiers
54880 Thil
54890 Chambley-Bussières|Onville|Waville|Villecey-sur-Mad|Bayonville-sur-Mad|Vandelainville
54910 Valleroy
54920 Villers-la-Montagne|Morfontaine
54930 Diarville|Saint-Firmin|Housséville|Courcelles|Forcelles-sous-Gugney|Fraisnes-en-Saintois|Gugney|Bouzanville|They-sous-Vaudemont
54940 Belleville
54950 Saint-Clément|Laronxe
54960 Mercy-le-Bas
54970 Landres
54980 Batilly
54990 Xeuilley
55000 Bar-le-Duc|Fains-Véel|Longeville-en-Barrois|Val-d'Ornain|Naives-Rosières|Combles-en-Barrois|Robert-Espagne|Brillon-en-Barrois|Les Hauts-de-Chée|Behonne|Haironville|Trémont-sur-Saulx|Vavincourt|L'Isle-en-Rigault|Savonnières-devant-Bar|Beurey-sur-Saulx|Tannois|Resson|Chardogne|Salmagne|Ville-sur-Saulx|Loisey|Guerpont|Érize-Saint-Dizier|Saudrupt|Seigneulles|Silmont|Montplonne|Culey|Rumont|Géry
55100 Verdun|Dugny-sur-Meuse|Haudainville|Bras-sur-Meuse|Belrupt-en-Verdunois|Charny-sur-Meuse|Belleray|Sivry-la-Perche|Landrecourt-Lempire|Fromeréville-les-Vallons|Vacherauville|Marre|Chattancourt|Béthelainville|Montzéville|Esnes-en-Argonne|Brabant-sur-Meuse|Champneuville|Samogneux|Douaumont-Vaux|Beaumont-en-Verdunois|Bezonvaux|Cumières-le-Mort-Homme|Fleury-devant-Douaumont|Haumont-près-Samogneux|Louvemont-Côte-du-Poivre
55110 Dun-sur-Meuse|Doulcon|Sivry-sur-Meuse|Brieulles-sur-Meuse|Consenvoye|Vilosnes-Haraumont|Dannevoux|Liny-devant-Dun|Cléry-le-Petit|Lion-devant-Dun|Romagne-sous-Montfaucon|Milly-sur-Bradon|Murvaux|Montigny-devant-Sassey|Gercourt-et-Drillancourt|Forges-sur-Meuse|Mont-devant-Sassey|Bantheville|Sassey-sur-Meuse|Cléry-le-Grand|Saulmory-Villefranche|Aincreville|Gesnes-en-Argonne|Villers-devant-Dun|Regnéville-sur-Meuse|Fontaines-Saint-Clair|Cunel
55120 Clermont-en-Argonne|Les Islettes|Nixéville-Blercourt|Aubréville|Dombasle-en-Argonne|Neuvilly-en-Argonne|Rarécourt|Récicourt|Futeau|Lavoye|Ville-sur-Cousances|Autrécourt-sur-Aire|Brabant-en-Argonne|Froidos|Julvécourt|Jouy-en-Argonne|Lachalade|Le Neufour|Brocourt-en-Argonne|Le Claon
55130 Gondrecourt-le-Château|Tréveray|Demange-Baudignécourt|Houdelaincourt|Abainville|Saint-Joire|Bonnet|Badonvilliers-Gérauvilliers|Delouze-Rosières|Dainville-Bertheléville|Chassey-Beaupré|Vouthon-Haut|Vaudeville-le-Haut|Horville-en-Ornois|Vouthon-Bas|Amanty|Les Roises
55140 Vaucouleurs|Rigny-la-Salle|Chalaines|Maxey-sur-Vaise|Sauvigny|Pagny-la-Blanche-Côte|Saint-Germain-sur-Meuse|Burey-en-Vaux|Neuville-lès-Vaucouleurs|Taillancourt|Goussaincourt|Ugny-sur-Meuse|Champougny|Burey-la-Côte|Sepvigny|Brixey-aux-Chanoines|Montigny-lès-Vaucouleurs|Rigny-Saint-Martin|Épiez-sur-Meuse|Montbras
55150 Damvillers|Saint-Laurent-sur-Othain|Mangiennes|Bréhéville|Azannes-et-Soumazannes|Brandeville|Merles-sur-Loison|Dombras|Delut|Réville-aux-Bois|Romagne-sous-les-Côtes|Écurey-en-Verdunois|Moirey-Flabas-Crépion|Lissey|Vittarville|Villers-lès-Mangiennes|Peuvillers|Rupt-sur-Othain|Ville-devant-Chaumont|Wavrille|Chaumont-devant-Damvillers|Étraye|Gremilly|Ornes
55160 Fresnes-en-Woëvre|Bonzée|Haudiomont|Saint-Hilaire-en-Woëvre|Manheulles|Jonville-en-Woëvre|Labeuville|Ville-en-Woëvre|Saulx-lès-Champlon|Harville|Hennemont|Pareid|Combres-sous-les-Côtes|Ronvaux|Watronville|Pintheville|Saint-Remy-la-Calonne|Moulotte|Latour-en-Woëvre|Villers-sous-Pareid|Doncourt-aux-Templiers|Trésauvaux|Marchéville-en-Woëvre|Les Éparges|Dommartin-la-Montagne|Riaville|Maizeray
55170 Ancerville|Cousances-les-Forges|Aulnois-en-Perthois|Sommelonne|Savonnières-en-Perthois|Baudonvilliers|Rupt-aux-Nonains|Brauvilliers|Bazincourt-sur-Saulx|Juvigny-en-Perthois|Lavincourt
55190 Void-Vacon|Sorcy-Saint-Martin|Pagny-sur-Meuse|Troussey|Mauvages|Ourches-sur-Meuse|Laneuville-au-Rupt|Ménil-la-Horgne|Naives-en-Blois|Bovée-sur-Barboure|Méligny-le-Grand|Méligny-le-Petit|Reffroy|Sauvoy|Marson-sur-Barboure|Broussey-en-Blois|Villeroy-sur-Méholle
55200 Commercy|Euville|Lérouville|Vignot|Geville|Boncourt-sur-Meuse|Broussey-Raulecourt|Vadonville|Chonville-Malaumont|Saint-Julien-sous-les-Côtes|Pont-sur-Meuse|Frémeréville-sous-les-Côtes|Girauvoisin
55210 Vigneulles-lès-Hattonchâtel|Hannonville-sous-les-Côtes|Saint-Maurice-sous-les-Côtes|Lachaussée|Nonsard-Lamarche|Woël|Thillot|Herbeuville|Heudicourt-sous-les-Côtes|Beney-en-Woëvre|Chaillon|Avillers-Sainte-Croix
55220 Souilly|Les Souhesmes-Rampont|Villers-sur-Meuse|Tilly-sur-Meuse|Lemmes|Les Trois-Domaines|Senoncourt-les-Maujouy|Ippécourt|Heippes|Rambluzin-et-Benoite-Vaux|Vadelaincourt|Récourt-le-Creux|Osches|Saint-André-en-Barrois
55230 Spincourt|Arrancy-sur-Crusnes|Billy-sous-Mangiennes|Senon|Pillon|Nouillonpont|Sorbey|Rouvrois-sur-Othain|Amel-sur-l'Étang|Saint-Pierrevillers|Muzeray|Loison|Vaudoncourt|Gouraincourt|Duzey
55240 Bouligny|Dommary-Baroncourt|Éton|Domremy-la-Canne
55250 Seuil-d'Argonne|Vaubecourt|Rembercourt-Sommaisne|Beausite|Nubécourt|Villotte-devant-Louppy|Èvres|Pretz-en-Argonne|Brizeaux|Waly|Foucaucourt-sur-Thabas|Beaulieu-en-Argonne|Lisle-en-Barrois
55260 Pierrefitte-sur-Aire|Raival|Villotte-sur-Aire|Érize-la-Brûlée|Fresnes-au-Mont|Nicey-sur-Aire|Longchamps-sur-Aire|Chaumont-sur-Aire|Lavallée|Lahaymeix|Levoncourt|Courcelles-en-Barrois|Lignières-sur-Aire|Ménil-aux-Bois|Neuville-en-Verdunois|Érize-la-Petite|Baudrémont|Courouvre|Courcelles-sur-Aire|Belrain|Rupt-devant-Saint-Mihiel|Gimécourt|Ville-devant-Belrain|Thillombois
55270 Varennes-en-Argonne|Montfaucon-d'Argonne|Cheppy|Avocourt|Boureuilles|Véry|Épinonville|Malancourt|Nantillois|Montblainville|Béthincourt|Cuisy|Cierges-sous-Montfaucon|Septsarges|Charpentry|Vauquois|Baulny
55290 Montiers-sur-Saulx|Morley|Hévilliers|Biencourt-sur-Orge|Mandres-en-Barrois|Bure|Couvertpuis|Ribeaucourt
55300 Saint-Mihiel|Sampigny|Lacroix-sur-Meuse|Chauvoncourt|Apremont-la-Forêt|Les Paroches|Dompcevrin|Han-sur-Meuse|Lamorville|Buxières-sous-les-Côtes|Kœur-la-Petite|Ambly-sur-Meuse|Troyon|Rambucourt|Rouvrois-sur-Meuse|Mécrin|Kœur-la-Grande|Bannoncourt|Maizey|Woimbey|Bouquemont|Xivray-et-Marvoisin|Bouconville-sur-Madt|Valbois|Ranzières|Seuzey|Loupmont|Montsec|Bislée|Richecourt|Vaux-lès-Palameix|Varnéville|Dompierre-aux-Bois|Lahayville
55310 Tronville-en-Barrois
55320 Dieue-sur-Meuse|Sommedieue|Ancemont|Les Monthairons|Génicourt-sur-Meuse|Rupt-en-Woëvre|Mouilly
55400 Étain|Rouvres-en-Woëvre|Buzy-Darmont|Saint-Jean-lès-Buzy|Eix|Foameix-Ornel|Herméville-en-Woëvre|Dieppe-sous-Douaumont|Warcq|Châtillon-sous-les-Côtes|Moulainville|Damloup|Morgemoulin|Braquis|Moranville|Abaucourt-Hautecourt|Grimaucourt-en-Woëvre|Douaumont-Vaux|Boinville-en-Woëvre|Mogeville|Fromezey|Gincrey|Lanhères|Maucourt-sur-Orne|Parfondrupt|Gussainville|Blanzée
55430 Belleville-sur-Meuse
55500 Ligny-en-Barrois|Velaines|Dammarie-sur-Saulx|Stainville|Nançois-sur-Ornain|Givrauval|Ménil-sur-Saulx|Le Bouchon-sur-Saulx|Menaucourt|Longeaux|Chanteraine|Naix-aux-Forges|Saint-Aubin-sur-Aire|Erneville-aux-Bois|Cousances-lès-Triconville|Fouchères-aux-Bois|Villers-le-Sec|Saulvaux|Willeroncourt|Maulan|Boviolles|Grimaucourt-près-Sampigny|Dagonville|Nant-le-Grand|Nant-le-Petit|Nantois|Nançois-le-Grand|Saint-Amand-sur-Ornain
55600 Montmédy|Écouviez|Marville|Thonne-la-Long|Thonne-le-Thil|Breux|Villécloye|Jametz|Juvigny-sur-Loison|Chauvency-le-Château|Chauvency-Saint-Hubert|Verneuil-Grand|Quincy-Landzécourt|Iré-le-Sec|Velosnes|Remoiville|Han-lès-Juvigny|Thonne-les-Près|Louppy-sur-Loison|Avioth|Thonnelle|Verneuil-Petit|Bazeilles-sur-Othain|Vigneul-sous-Montmédy|Flassigny
55700 Stenay|Mouzay|Laneuville-sur-Meuse|Baâlon|Olizy-sur-Chiers|Inor|Moulins-Saint-Hubert|Pouilly-sur-Meuse|Brouennes|Halles-sous-les-Côtes|Beaufort-en-Argonne|Cesse|Luzy-Saint-Martin|Wiseppe|Nepvant|Beauclair|Lamouilly|Martincourt-sur-Meuse|Autréville-Saint-Lambert
55800 Revigny-sur-Ornain|Contrisson|Laimont|Neuville-sur-Ornain|Mognéville|Laheycourt|Vassincourt|Noyers-Auzécourt|Nettancourt|Andernay|Brabant-le-Roi|Sommeilles|Rancourt-sur-Ornain|Couvonges|Louppy-le-Château|Villers-aux-Vents|Remennecourt
55840 Thierville-sur-Meuse
56000 Vannes
56100 Lorient
56110 Gourin|Roudouallec|Le Saint
56120 Josselin|Guégon|Forges de Lanouée|Pleugriffet|La Croix-Helléan|Saint-Servant|Helléan|La Grée-Saint-Laurent|Lantillac
56130 Nivillac|Férel|Péaule|Marzan|Saint-Dolay|Camoël|La Roche-Bernard|Théhillac
56140 Malestroit|Pleucadeuc|Ruffiac|Missiriac|Saint-Marcel|Caro|Bohal|Saint-Congard|Tréal|Saint-Abraham|Réminiac|Saint-Laurent-sur-Oust
56150 Baud|Guénin|Saint-Barthélemy
56160 Ploërdut|Guémené-sur-Scorff|Locmalo|Lignol|Séglien|Langoëlan|Persquen
56170 Quiberon|Île-d'Houat|Hœdic
56190 Muzillac|Noyal-Muzillac|Ambon|Arzal|La Trinité-Surzur|Lauzach|Billiers|Le Guerno
56200 La Gacilly|Saint-Martin-sur-Oust|Les Fougerêts|Cournon
56220 Malansac|Peillac|Saint-Jacut-les-Pins|Caden|Pluherlin|Limerzel|Saint-Gravé|Rochefort-en-Terre
56230 Questembert|Berric|Molac|Larré|Le Cours
56240 Plouay|Inguiniel|Berné|Calan|Lanvaudan
56250 Elven|Saint-Nolff|Sulniac|Monterblanc|Treffléan|La Vraie-Croix|Trédion
56260 Larmor-Plage
56270 Ploemeur
56290 Port-Louis
56300 Pontivy|Le Sourn|Saint-Thuriau|Malguénac|Neulliac|Kergrist
56310 Pluméliau-Bieuzy|Bubry|Melrand|Quistinic|Guern
56320 Le Faouët|Meslan|Lanvénégen|Priziac
56330 Pluvigner|Camors
56340 Carnac|Plouharnel
56350 Allaire|Rieux|Saint-Vincent-sur-Oust|Béganne|Saint-Jean-la-Poterie|Saint-Perreux|Saint-Gorgon
56360 Le Palais|Sauzon|Bangor|Locmaria
56370 Sarzeau|Le Tour-du-Parc
56380 Guer|Beignon|Monteneuf|Porcaro|Saint-Malo-de-Beignon
56390 Grand-Champ|Colpo|Locqueltas|Locmaria-Grand-Champ|Brandivy
56400 Auray|Brech|Pluneret|Plumergat|Ploemel|Sainte-Anne-d'Auray|Plougoumelen|Le Bono
56410 Erdeven|Étel
56420 Plumelec|Plaudren|Guéhenno|Cruguel|Buléon|Billio
56430 Mauron|Néant-sur-Yvel|Concoret|Saint-Brieuc-de-Mauron|Saint-Léry|Brignac|Tréhorenteuc
56440 Languidic
56450 Theix-Noyalo|Surzur|Le Hézo|Saint-Armel
56460 Sérent|Val d'Oust|Saint-Guyomard|Lizio
56470 La Trinité-sur-Mer|Saint-Philibert
56480 Cléguérec|Saint-Aignan|Silfiac|Sainte-Brigitte
56490 Ménéac|Guilliers|Mohon|La Trinité-Porhoët|Saint-Malo-des-Trois-Fontaines|Évriguet
56500 Locminé|Moréac|Évellys|Plumelin|Bignan|Réguiny|Moustoir-Ac|Radenac|La Chapelle-Neuve|Saint-Allouestre
56510 Saint-Pierre-Quiberon
56520 Guidel
56530 Quéven|Gestel
56540 Le Croisty|Saint-Caradec-Trégomel|Kernascléden|Saint-Tugdual
56550 Belz|Locoal-Mendon
56560 Guiscriff
56570 Locmiquélic
56580 Bréhan|Rohan|Crédin
56590 Groix
56600 Lanester
56610 Arradon
56620 Pont-Scorff|Cléguer
56630 Langonnet
56640 Arzon
56650 Inzinzac-Lochrist
56660 Saint-Jean-Brévelay
56670 Riantec
56680 Plouhinec|Gâvres
56690 Landévant|Landaul|Nostang
56700 Hennebont|Kervignac|Merlevenez|Brandérion|Sainte-Hélène
56730 Saint-Gildas-de-Rhuys
56740 Locmariaquer
56750 Damgan
56760 Pénestin
56770 Plouray
56780 Île-aux-Moines
56800 Ploërmel|Val d'Oust|Taupont|Campénéac|Loyat|Augan|Guillac|Gourhel|Montertelot
56840 Île-d'Arz
56850 Caudan
56860 Séné
56870 Baden|Larmor-Baden
56880 Ploeren
56890 Saint-Avé|Plescop|Meucon
56910 Carentoir|Saint-Nicolas-du-Tertre
56920 Noyal-Pontivy|Saint-Gérand-Croixanvec|Saint-Gonnery|Kerfourn|Gueltas
56930 Pluméliau-Bieuzy
56950 Crach
57000 Metz
57050 Metz|Le Ban-Saint-Martin|Longeville-lès-Metz|Plappeville|Lorry-lès-Metz
57070 Metz|Saint-Julien-lès-Metz|Vantoux|Vany|Chieulles|Mey
57100 Thionville|Manom
57120 Rombas|Pierrevillers
57130 Ars-sur-Moselle|Ancy-Dornot|Jouy-aux-Arches|Gravelotte|Vaux|Vernéville|Sainte-Ruffine|Rezonville-Vionville|Jussy
57140 Woippy|Saulny|La Maxe|Norroy-le-Veneur|Plesnois
57150 Creutzwald
57155 Marly
57160 Moulins-lès-Metz|Scy-Chazelles|Châtel-Saint-Germain|Rozérieulles|Lessy
57170 Château-Salins|Chambrey|Bioncourt|Pettoncourt|Fresnes-en-Saulnois|Salonnes|Vaxy|Hampont|Burlioncourt|Amelécourt|Château-Voué|Morville-lès-Vic|Grémecey|Attilloncourt|Gerbécourt|Puttigny|Lubécourt|Wuisse|Obreck|Sotzeling
57175 Gandrange
57180 Terville
57185 Clouange|Vitry-sur-Orne
57190 Florange
57200 Sarreguemines|Rémelfing|Bliesbruck|Wiesviller|Wœlfling-lès-Sarreguemines|Blies-Guersviller|Blies-Ébersing|Frauenberg
57220 Boulay-Moselle|Piblange|Téterchen|Condé-Northen|Coume|Boucheporn|Volmerange-lès-Boulay|Varize-Vaudoncourt|Helstroff|Gomelange|Ottonville|Holling|Bionville-sur-Nied|Éblange|Roupeldange|Hinckange|Momerstroff|Charleville-sous-Bois|Niedervisse|Denting|Bisten-en-Lorraine|Bettange|Burtoncourt|Velving|Fouligny|Obervisse|Guinkirchen|Mégange|Narbéfontaine|Valmunster|Brouck|Bannay
57230 Bitche|Baerenthal|Philippsbourg|Schorbach|Éguelshardt|Reyersviller|Haspelschiedt|Hanviller|Sturzelbronn|Liederschiedt|Bousseviller|Roppeviller
57240 Nilvange|Knutange
57245 Peltre|Jury|Mécleuves|Chesny
57250 Moyeuvre-Grande|Moyeuvre-Petite
57255 Sainte-Marie-aux-Chênes
57260 Dieuze|Vergaville|Val-de-Bride|Lindre-Basse|Bourgaltroff|Mulcey|Gelucourt|Guéblange-lès-Dieuze|Guébling|Assenoncourt|Bidestroff|Saint-Médard|Bassing|Blanche-Église|Domnom-lès-Dieuze|Desseling|Cutting|Guermange|Tarquimpol|Guébestroff|Rorbach-lès-Dieuze|Lindre-Haute|Zommange
57270 Uckange|Richemont
57280 Maizières-lès-Metz|Fèves|Semécourt|Hauconcourt
57290 Fameck|Serémange-Erzange
57300 Hagondange|Mondelange|Ay-sur-Moselle|Trémery
57310 Guénange|Bousse|Bertrange|Rurange-lès-Thionville
57320 Bouzonville|Freistroff|Ébersviller|Filstroff|Chémery-les-Deux|Waldweistroff|Vaudreching|Heining-lès-Bouzonville|Hestroff|Anzeling|Schwerdorff|Brettnach|Bibiche|Alzing|Dalstein|Flastroff|Guerstling|Tromborn|Oberdorff|Neunkirchen-lès-Bouzonville|Saint-François-Lacroix|Château-Rouge|Colmen|Vœlfling-lès-Bouzonville|Rémelfang|Menskirch
57330 Hettange-Grande|Volmerange-les-Mines|Roussy-le-Village|Zoufftgen|Kanfen|Entrange|Escherange
57340 Morhange|Racrange|Baronville|Virming|Landroff|Rodalbe|Haboudange|Eincheville|Vallerange|Bermering|Harprich|Riche|Viller|Marthille|Conthil|Destry|Brulange|Bréhain|Dalhain|Suisse|Villers-sur-Nied|Lidrezing|Achain|Château-Bréhain|Zarbeling|Vannecourt|Bellange|Pévange
57350 Stiring-Wendel|Spicheren|Schœneck
57360 Amnéville
57365 Ennery|Flévy|Chailly-lès-Ennery
57370 Phalsbourg|Danne-et-Quatre-Vents|Saint-Jean-Kourtzerode|Mittelbronn|Metting|Schalbach|Vilsberg|Berling|Vescheim|Zilling|Hangviller|Veckersviller|Waltembourg|Bourscheid
57380 Faulquemont|Guessling-Hémering|Pontpierre|Mainvillers|Many|Vahl-lès-Faulquemont|Adelange|Boustroff|Thicourt|Arraincourt|Holacourt|Thonville
57385 Teting-sur-Nied|Tritteling-Redlach|Laudrefang
57390 Audun-le-Tiche|Russange|Rédange
57400 Sarrebourg|Buhl-Lorraine|Sarraltroff|Imling|Langatte|Hilbesheim|Hesse|Dolving|Haut-Clocher|Schneckenbusch
57405 Hommarting|Arzviller|Guntzviller
57410 Rohrbach-lès-Bitche|Petit-Réderching|Gros-Réderching|Bining|Bettviller|Rahling|Siersthal|Lambach
57412 Achen|Kalhausen|Etting|Schmittviller
57415 Montbronn|Enchenberg
57420 Verny|Fleury|Solgne|Cuvry|Pouilly|Louvigny|Cheminot|Coin-lès-Cuvry|Pournoy-la-Grasse|Pommérieux|Féy|Marieulles|Lorry-Mardigny|Sillegny|Pontoy|Pournoy-la-Chétive|Orny|Vigny|Goin|Coin-sur-Seille|Sailly-Achâtel|Saint-Jure|Chérisey|Pagny-lès-Goin|Secourt|Moncheux|Liéhon|Foville|Buchy|Silly-en-Saulnois|Vulmont
57430 Sarralbe|Willerwald|Le Val-de-Guéblange|Kappelkinger|Hazembourg|Kirviller
57440 Algrange|Angevillers
57445 Réding
57450 Farébersviller|Théding|Farschviller|Henriville|Cappel|Barst
57455 Seingbouse
57460 Behren-lès-Forbach|Kerbach|Bousbach|Etzling
57470 Hombourg-Haut|Guenviller
57480 Sierck-les-Bains|Apach|Rettel|Waldwisse|Malling|Hunting|Rustroff|Manderen-Ritzing|Kerling-lès-Sierck|Contz-les-Bains|Haute-Kontz|Montenach|Kirschnaumen|Rémeling|Kirsch-lès-Sierck|Grindorff-Bizing|Merschweiller|Halstroff|Laumesfeld|Launstroff
57490 L'Hôpital|Carling
57500 Saint-Avold
57510 Puttelange-aux-Lacs|Holving|Rémering-lès-Puttelange|Saint-Jean-Rohrbach|Loupershouse|Hilsprich|Grundviller|Hoste|Ernestviller|Guebenhouse|Richeling
57515 Alsting
57520 Grosbliederstroff|Rouhling|Lixing-lès-Rouhling
57525 Talange
57530 Courcelles-Chaussy|Ogy-Montoy-Flanville|Laquenexy|Courcelles-sur-Nied|Ars-Laquenexy|Pange|Silly-sur-Nied|Marsilly|Colligny-Maizery|Bazoncourt|Servigny-lès-Raville|Sanry-sur-Nied|Les Étangs|Maizeroy|Coincy|Raville|Glatigny|Hayes|Villers-Stoncourt
57535 Marange-Silvange|Bronvaux
57540 Petite-Rosselle
57550 Falck|Merten|Hargarten-aux-Mines|Dalem|Villing|Berviller-en-Moselle|Rémering
57560 Abreschviller|Saint-Quirin|Voyer|Vasperviller|Niderhoff|Métairies-Saint-Quirin|Lafrimbolle|Turquestein-Blancrupt
57565 Niderviller|Brouderdorff
57570 Cattenom|Rodemack|Boust|Puttelange-lès-Thionville|Breistroff-la-Grande|Mondorff|Gavisse|Beyren-lès-Sierck|Basse-Rentgen|Berg-sur-Moselle|Fixem|Hagen|Évrange
57580 Rémilly|Béchy|Luppy|Lemud|Herny|Vittoncourt|Sorbey|Vatimont|Ancerville|Beux|Aube|Han-sur-Nied|Voimhaut|Arriance|Lesse|Saint-Epvre|Baudrecourt|Chanville|Adaincourt|Flocourt|Thimonville|Tragny|Chenois
57590 Delme|Aulnois-sur-Seille|Laneuveville-en-Saulnois|Craincourt|Lucy|Fossieux|Alaincourt-la-Côte|Tincry|Puzieux|Juville|Fonteny|Manhoué|Liocourt|Jallaucourt|Malaucourt-sur-Seille|Morville-sur-Nied|Viviers|Bacourt|Oron|Prévocourt|Ajoncourt|Xocourt|Donjeux|Chicourt|Frémery|Aboncourt-sur-Seille|Lemoncourt|Oriocourt|Hannocourt
57600 Forbach|Morsbach|Œting|Folkling
57620 Goetzenbruck|Lemberg|Saint-Louis-lès-Bitche|Mouterhouse
57630 Vic-sur-Seille|Moyenvic|Marsal|Haraucourt-sur-Seille|Xanrey|Bezange-la-Petite|Lezey|Juvelize
57635 Lixheim|Brouviller|Wintersbourg|Vieux-Lixheim|Fleisheim|Hérange|Bickenholtz
57640 Vigy|Argancy|Charly-Oradour|Sainte-Barbe|Vry|Bettelainville|Failly|Sanry-lès-Vigy|Servigny-lès-Sainte-Barbe|Malroy|Saint-Hubert|Antilly
57645 Ogy-Montoy-Flanville|Retonfey|Noisseville|Nouilly
57650 Fontoy|Havange|Lommerange
57655 Boulange
57660 Lixing-lès-Saint-Avold|Grostenquin|Laning|Hellimer|Leyviller|Vahl-Ebersing|Lelling|Freybouse|Altrippe|Diffembach-lès-Hellimer|Biding|Bistroff|Frémestroff|Maxstadt|Petit-Tenquin|Bérig-Vintrange|Erstroff|Gréning
57670 Francaltroff|Albestroff|Insming|Bénestroff|Vibersviller|Vittersbourg|Nébing|Léning|Loudrefing|Nelling|Munster|Honskirch|Insviller|Vahl-lès-Bénestroff|Lhor|Réning|Torcheville|Givrycourt|Montdidier|Lostroff|Guinzeling|Marimont-lès-Bénestroff|Neufvillage|Molring
57680 Corny-sur-Moselle|Novéant-sur-Moselle|Gorze|Arry
57685 Augny
57690 Créhange|Bambiderstroff|Flétrange|Zimming|Haute-Vigneulles|Elvange|Marange-Zondrange|Guinglange|Hémilly|Hallering
57700 Hayange|Neufchef|Ranguevaux
57710 Tressange|Aumetz
57720 Volmunster|Rimling|Epping|Hottviller|Erching|Ormersviller|Walschbronn|Waldhouse|Schweyen|Breidenbach|Obergailbach|Rolbing|Lengelsheim|Nousseviller-lès-Bitche|Loutzviller
57730 Folschviller|Valmont|Macheren|Lachambre|Altviller
57740 Longeville-lès-Saint-Avold
57770 Moussey
57780 Rosselange
57790 Lorquin|Nitting|Hattigny|Hermelange|Laneuveville-lès-Lorquin|Fraquelfing|Aspach
57800 Freyming-Merlebach|Cocheren|Béning-lès-Saint-Avold|Betting|Rosbruck
57810 Avricourt|Réchicourt-le-Château|Maizières-lès-Vic|Bourdonnay|Donnelay|Lagarde|Fribourg|Languimberg|Ommeray|Rhodes|Ley|Azoudange|Moncourt
57815 Gondrexange
57820 Henridorff|Saint-Louis|Lutzelbourg|Dannelbourg|Garrebourg|Hultehouse
57830 Héming|Xouaxange|Diane-Capelle|Landange|Kerprich-aux-Bois|Saint-Georges|Bébing|Hertzing|Foulcrey|Richeval|Barchain|Ibigny|Neufmoulins
57840 Ottange|Rochonvillers
57850 Dabo|Haselbourg
57855 Saint-Privat-la-Montagne
57860 Montois-la-Montagne|Roncourt
57865 Amanvillers
57870 Walscheid|Troisfontaines|Hartzviller|Plaine-de-Walsch|Harreberg|Hommert
57880 Ham-sous-Varsberg|Varsberg|Guerting
57890 Porcelette|Diesen
57905 Sarreinsming|Zetting|Wittring
57910 Hambach|Neufgrange
57915 Woustviller
57920 Kédange-sur-Canner|Metzeresche|Veckring|Buding|Hombourg-Budange|Monneren|Aboncourt|Klang|Kemplich
57925 Distroff
57930 Fénétrange|Mittersheim|Gosselming|Berthelming|Bettborn|Romelfing|Saint-Jean-de-Bassel|Oberstinzel|Niederstinzel|Belles-Forêts|Postroff|Hellering-lès-Fénétrange
57935 Luttange
57940 Metzervisse|Volstroff
57950 Montigny-lès-Metz
57960 Soucht|Meisenthal
57970 Yutz|Basse-Ham|Kœnigsmacker|Illange|Stuckange|Kuntzig|Oudrenne|Elzange|Inglange|Valmestroff|Budling
57980 Diebling|Tenteling|Metzing
57990 Hundling|Nousseviller-Saint-Nabor|Ippling
58000 Nevers|Saint-Éloi|Sermoise-sur-Loire|Challuy
58110 Châtillon-en-Bazois|Rouy|Alluy|Bazolles|Montapas|Biches|Aunay-en-Bazois|Saint-Péreuse|Tamnay-en-Bazois|Tintury|Achun|Mont-et-Marré|Dun-sur-Grandry|Brinay|Chougny|Ougny
58120 Château-Chinon (Ville)|Château-Chinon (Campagne)|Saint-Léger-de-Fougeret|Montigny-en-Morvan|Corancy|Saint-Hilaire-en-Morvan|Chaumard|Blismes|Dommartin|Châtin
58130 Guérigny|Urzy|Montigny-aux-Amognes|Saint-Martin-d'Heuille|Vaux d'Amognes|Saint-Aubin-les-Forges|Poiseux
58140 Lormes|Brassy|Saint-André-en-Morvan|Marigny-l'Église|Saint-Martin-du-Puy|Gâcogne|Mhère|Pouques-Lormes|Vauclaix|Chalaux|Empury
58150 Pouilly-sur-Loire|Tracy-sur-Loire|Saint-Andelain|Suilly-la-Tour|Garchy|Saint-Martin-sur-Nohain|Saint-Laurent-l'Abbaye|Vielmanay|Saint-Quentin-sur-Nohain
58160 Imphy|Sauvigny-les-Bois|Chevenon|La Fermeté|Saint-Ouen-sur-Loire|Druy-Parigny|Béard
58170 Luzy|Millay|Chiddes|Tazilly|Poil|Savigny-Poil-Fol|Fléty|Avrée
58180 Marzy
58190 Tannay|Amazy|Saizy|Metz-le-Comte|Nuars|Bazoches|Asnois|Flez-Cuzy|Monceaux-le-Comte|Teigny|La Maison-Dieu|Dirol|Lys|Neuffontaines|Ruages|Saint-Aubin-des-Chaumes|Vignol|Talon|Saint-Didier|Moissy-Moulinot
58200 Cosne-Cours-sur-Loire|Saint-Père|Alligny-Cosne|Pougny|Saint-Loup-des-Bois
58210 Varzy|La Chapelle-Saint-André|Champlemy|Courcelles|Menou|Saint-Pierre-du-Mont|Oudan|Marcy|Cuncy-lès-Varzy|Corvol-d'Embernard|Saint-Germain-des-Bois|Beuvron|Villiers-le-Sec|Parigny-la-Rose
58220 Donzy|Ciez|Couloutre|Perroy|Sainte-Colombe-des-Bois|Cessy-les-Bois
58230 Ouroux-en-Morvan|Alligny-en-Morvan|Moux-en-Morvan|Montsauche-les-Settons|Dun-les-Places|Planchez|Saint-Brisson|Gouloux|Saint-Agnan-en-Morvan|Gien-sur-Cure|Lavault-de-Frétoy
58240 Saint-Pierre-le-Moûtier|Chantenay-Saint-Imbert|Livry|Luthenay-Uxeloup|Langeron|Mars-sur-Allier|Fleury-sur-Loire|Azy-le-Vif|Tresnay|Toury-sur-Jour
58250 Fours|La Nocle-Maulaix|Saint-Seine|Ternant|Montaron|Rémilly|Lanty|Montambert|Thaix
58260 La Machine|Trois-Vèvres|Thianges
58270 Saint-Benin-d'Azy|Saint-Jean-aux-Amognes|Saint-Sulpice|Billy-Chevannes|Anlezy|Ville-Langy|Saint-Firmin|Limon|Beaumont-Sardolles|Fertrève|Frasnay-Reugny|Cizely
58290 Moulins-Engilbert|Vandenesse|Limanton|Sermages|Maux|Isenay
58300 Decize|Saint-Léger-des-Vignes|Champvert|Cossaye|Charrin|Sougy-sur-Loire|Devay|Toury-Lurcy|Saint-Germain-Chassenay|Verneuil|Avril-sur-Loire|Neuville-lès-Decize|Saint-Hilaire-Fontaine|Saint-Parize-en-Viry|Lamenay-sur-Loire
58310 Saint-Amand-en-Puisaye|Arquian|Dampierre-sous-Bouhy|Bouhy|Saint-Vérain|Bitry
58320 Pougues-les-Eaux|Parigny-les-Vaux|Germigny-sur-Loire
58330 Saint-Saulge|Crux-la-Ville|Bona|Saxi-Bourdon|Saint-Benin-des-Bois|Sainte-Marie|Saint-Franchy|Jailly|Saint-Maurice
58340 Cercy-la-Tour|Montigny-sur-Canne|Saint-Gratien-Savigny|Diennes-Aubigny
58350 Châteauneuf-Val-de-Bargis|Colméry|Dompierre-sur-Nièvre|Saint-Malo-en-Donziois|Chasnay|Arbourse|Nannay
58360 Saint-Honoré-les-Bains|Sémelay|Préporché
58370 Villapourçon|Larochemillay|Onlay|Glux-en-Glenne
58380 Lucenay-lès-Aix
58390 Dornes
58400 La Charité-sur-Loire|Chaulgnes|Varennes-lès-Narcy|Mesves-sur-Loire|Raveau|La Marche|Narcy|Tronsanges|Champvoux|Bulcy
58410 Entrains-sur-Nohain|Menestreau
58420 Guipy|Saint-Révérien|Brinon-sur-Beuvron|Beaulieu|Chevannes-Changy|Moraches|Asnan|Neuilly|Vitry-Laché|Grenois|Taconnay|Champallement|Bussy-la-Pesle|Challement
58430 Arleuf|Fâchin
58440 La Celle-sur-Loire|Myennes
58450 Neuvy-sur-Loire|Annay
58460 Corvol-l'Orgueilleux|Trucy-l'Orgueilleux|Breugnon
58470 Magny-Cours|Gimouille|Saincaize-Meauce
58490 Saint-Parize-le-Châtel
58500 Clamecy|Billy-sur-Oisy|Surgy|Oisy|Villiers-sur-Yonne|Armes|Pousseaux|Rix|Ouagne|Chevroches
58530 Dornecy|Brèves
58600 Fourchambault|Garchizy
58640 Varennes-Vauzelles
58660 Coulanges-lès-Nevers
58700 Prémery|Nolay|Lurcy-le-Bourg|Giry|Sichamps|Saint-Bonnot|La Celle-sur-Nièvre|Montenoison|Beaumont-la-Ferrière|Moussy|Arthel|Arzembouy|Oulon|Chazeuil|Murlin|Champlin|Authiou
58800 Corbigny|Cervon|Pazy|Montreuillon|Epiry|Chitry-les-Mines|Marigny-sur-Yonne|Anthien|Chaumot|La Collancelle|Germenay|Sardy-lès-Épiry|Mouron-sur-Yonne|Héry|Magny-Lormes
59000 Lille
59100 Roubaix
59110 La Madeleine
59111 Bouchain|Lieu-Saint-Amand|Hordain|Wavrechain-sous-Faulx
59112 Annœullin|Carnin
59113 Seclin
59114 Steenvoorde|Eecke|Saint-Sylvestre-Cappel|Terdeghem
59115 Leers
59116 Houplines
59117 Wervicq-Sud
59118 Wambrechies
59119 Waziers
59120 Loos
59121 Haulchin|Prouvy
59122 Ghyvelde|Hondschoote|Rexpoëde|Killem|Oost-Cappel
59123 Bray-Dunes|Zuydcoote
59124 Escaudain
59125 Trith-Saint-Léger
59126 Linselles
59127 Walincourt-Selvigny|Esnes|Élincourt|Malincourt|Dehéries
59128 Flers-en-Escrebieux
59129 Avesnes-les-Aubert
59130 Lambersart
59131 Rousies
59132 Trélon|Glageon|Ohain|Wallers-en-Fagne|Eppe-Sauvage|Baives|Moustier-en-Fagne
59133 Phalempin|Camphin-en-Carembault
59134 Herlies|Fournes-en-Weppes|Beaucamps-Ligny|Le Maisnil|Wicres
59135 Wallers|Bellaing
59136 Wavrin
59137 Busigny
59138 Pont-sur-Sambre|Bachant|Vieux-Mesnil|Hargnies
59139 Wattignies|Noyelles-lès-Seclin
59140 Dunkerque
59141 Iwuy|Thun-l'Évêque|Thun-Saint-Martin
59142 Villers-Outréaux
59143 Watten|Nieurlet|Millam|Holque|Lederzeele|Saint-Momelin|Wulverdinghe
59144 Gommegnies|Wargnies-le-Grand|Jenlain|Wargnies-le-Petit|L'Orée de Mormal|Bry|Eth|Preux-au-Sart
59145 Berlaimont|Sassegnies
59146 Pecquencourt
59147 Gondecourt|Chemy|Herrin
59148 Flines-lez-Raches
59149 Cousolre|Bousignies-sur-Roc|Aibes
59150 Wattrelos
59151 Arleux|Estrées|Bugnicourt|Hamel|Brunémont
59152 Chéreng|Anstaing|Tressin|Gruson
59153 Grand-Fort-Philippe
59154 Crespin
59155 Faches-Thumesnil
59156 Lourches
59157 Beauvois-en-Cambrésis|Fontaine-au-Pire
59158 Flines-lès-Mortagne|Mortagne-du-Nord|Thun-Saint-Amand|Maulde
59159 Marcoing|Noyelles-sur-Escaut|Ribécourt-la-Tour
59160 Lille|Capinghem
59161 Escaudœuvres|Cagnoncles|Naves|Ramillies|Eswars
59162 Ostricourt
59163 Condé-sur-l'Escaut|Thivencelle|Saint-Aybert
59164 Marpent
59165 Auberchicourt
59166 Bousbecque
59167 Lallaing
59168 Boussois
59169 Cantin|Férin|Gœulzin|Erchin|Roucourt
59170 Croix
59171 Hornaing|Hélesmes|Erre
59172 Rœulx|Mastaing
59173 Renescure|Blaringhem|Lynde|Ebblinghem|Sercus
59174 La Sentinelle
59175 Templemars|Vendeville
59176 Masny|Écaillon
59177 Sains-du-Nord|Ramousies|Rainsars
59178 Hasnon|Brillon|Millonfosse|Bousignies
59179 Fenain
59180 Cappelle-la-Grande
59181 Steenwerck
59182 Montigny-en-Ostrevent|Loffre
59184 Sainghin-en-Weppes
59185 Provin
59186 Anor
59187 Dechy
59188 Saint-Aubert|Villers-en-Cauchies|Saint-Vaast-en-Cambrésis
59189 Steenbecque|Thiennes|Boëseghem
59190 Hazebrouck|Morbecque|Caëstre|Hondeghem|Wallon-Cappel|Staple|Borre|Pradelles
59191 Ligny-en-Cambrésis|Caullery|Haucourt-en-Cambrésis
59192 Beuvrages
59193 Erquinghem-Lys
59194 Râches|Anhiers
59195 Hérin|Oisy
59198 Haspres
59199 Hergnies|Bruille-Saint-Amand
59200 Tourcoing
59210 Coudekerque-Branche
59211 Santes
59212 Wignehies
59213 Vendegies-sur-Écaillon|Bermerain|Saint-Martin-sur-Écaillon|Escarmain|Sommaing|Capelle
59214 Quiévy
59215 Abscon
59216 Sars-Poteries|Beugnies|Dimont
59217 Carnières|Cattenières|Bévillers|Boussières-en-Cambrésis
59218 Poix-du-Nord|Vendegies-au-Bois|Salesches|Neuville-en-Avesnois
59219 Étrœungt|Floyon|Larouillies
59220 Denain|Wavrechain-sous-Denain|Rouvignies
59221 Bauvin
59222 Bousies|Forest-en-Cambrésis|Croix-Caluyau
59223 Roncq
59224 Thiant|Monchaux-sur-Écaillon
59225 Clary|Montigny-en-Cambrésis
59226 Lecelles|Rumegies
59227 Saulzoir|Verchain-Maugré|Montrécourt
59229 Téteghem-Coudekerque-Village|Uxem
59230 Saint-Amand-les-Eaux|Rosult|Nivelle|Château-l'Abbaye|Sars-et-Rosières
59231 Gouzeaucourt|Villers-Plouich|Gonnelieu
59232 Vieux-Berquin
59233 Maing
59234 Monchecourt|Fressain|Villers-au-Tertre
59235 Bersée
59236 Frelinghien
59237 Verlinghem
59238 Maretz
59239 Thumeries|La Neuville
59240 Dunkerque
59241 Masnières
59242 Templeuve-en-Pévèle|Genech|Cappelle-en-Pévèle
59243 Quarouble
59244 Cartignies|Grand-Fayt|Petit-Fayt
59245 Recquignies
59246 Mons-en-Pévèle
59247 Féchain|Hem-Lenglet
59249 Aubers|Fromelles
59250 Halluin
59251 Allennes-les-Marais
59252 Marquette-en-Ostrevant|Marcq-en-Ostrevent|Wasnes-au-Bac
59253 La Gorgue
59254 Ghyvelde
59255 Haveluy
59258 Les Rues-des-Vignes|Crèvecœur-sur-l'Escaut|Lesdain
59259 Lécluse
59260 Lille|Lezennes
59261 Wahagnies
59262 Sainghin-en-Mélantois
59263 Houplin-Ancoisne
59264 Onnaing
59265 Aubigny-au-Bac|Aubencheul-au-Bac
59266 Honnecourt-sur-Escaut|Bantouzelle|Banteux
59267 Proville|Cantaing-sur-Escaut|Flesquières
59268 Fressies|Abancourt|Blécourt|Haynecourt|Sancourt|Cuvillers
59269 Artres|Quérénaing|Sepmeries
59270 Bailleul|Méteren|Godewaersvelde|Saint-Jans-Cappel|Merris|Strazeele|Flêtre|Berthen
59271 Viesly
59272 Don
59273 Fretin|Péronne-en-Mélantois
59274 Marquillies
59277 Rieux-en-Cambrésis
59278 Escautpont
59279 Dunkerque|Loon-Plage|Craywick
59280 Armentières|Bois-Grenier
59281 Rumilly-en-Cambrésis
59282 Douchy-les-Mines|Noyelles-sur-Selle
59283 Raimbeaucourt|Moncheaux
59284 Pitgam
59285 Arnèke|Rubrouck|Buysscheure
59286 Roost-Warendin
59287 Guesnain|Lewarde
59288 Preux-au-Bois
59290 Wasquehal
59292 Saint-Hilaire-lez-Cambrai
59293 Neuville-sur-Escaut
59294 Haussy
59295 Paillencourt|Estrun
59296 Avesnes-le-Sec
59297 Villers-Guislain
59299 Boeschepe
59300 Valenciennes|Aulnoy-lez-Valenciennes|Famars
59310 Orchies|Coutiches|Beuvry-la-Forêt|Nomain|Landas|Faumont|Saméon|Auchy-lez-Orchies|Mouchin|Aix-en-Pévèle
59320 Haubourdin|Hallennes-lez-Haubourdin|Sequedin|Emmerin|Radinghem-en-Weppes|Ennetières-en-Weppes|Erquinghem-le-Sec|Englos|Escobecques
59330 Hautmont|Neuf-Mesnil|Saint-Remy-du-Nord|Beaufort|Limont-Fontaine|Boussières-sur-Sambre|Éclaibes
59350 Saint-André-lez-Lille
59360 Le Cateau-Cambrésis|Saint-Souplet|Neuvilly|Catillon-sur-Sambre|Pommereuil|Ors|Bazuel|La Groise|Saint-Benin|Mazinghien|Montay|Rejet-de-Beaulieu
59370 Mons-en-Barœul
59380 Téteghem-Coudekerque-Village|Bergues|Armbouts-Cappel|Warhem|Spycker|Bierne|Steene|Quaëdypre|Socx|Crochte|West-Cappel|Wylder|Bissezeele
59390 Lys-lez-Lannoy|Toufflers|Sailly-lez-Lannoy|Lannoy
59400 Cambrai|Fontaine-Notre-Dame|Awoingt|Cauroir|Niergnies|Mœuvres|Estourmel|Séranvillers-Forenville|Wambaix|Boursies|Doignies|Anneux
59410 Anzin
59420 Mouvaux
59430 Dunkerque
59440 Avesnes-sur-Helpe|Avesnelles|Dompierre-sur-Helpe|Saint-Hilaire-sur-Helpe|Dourlers|Sémeries|Marbaix|Haut-Lieu|Bas-Lieu|Flaumont-Waudrechies|Saint-Aubin|Boulogne-sur-Helpe|Semousies|Floursies
59450 Sin-le-Noble
59460 Jeumont
59470 Wormhout|Esquelbecq|Herzeele|Zegerscappel|Bollezeele|Houtkerque|Bambecque|Merckeghem|Ledringhem|Volckerinckhove|Eringhem|Broxeele
59480 La Bassée|Illies
59490 Somain|Bruille-lez-Marchiennes
59491 Villeneuve-d'Ascq
59492 Hoymille
59493 Villeneuve-d'Ascq
59494 Petite-Forêt|Aubry-du-Hainaut
59495 Leffrinckoucke
59496 Salomé|Hantay
59500 Douai
59510 Hem|Forest-sur-Marque
59520 Marquette-lez-Lille
59530 Le Quesnoy|Englefontaine|Villers-Pol|Villereau|Louvignies-Quesnoy|Jolimetz|Beaudignies|Orsinval|Ghissignies|Ruesnes|Potelle|Frasnoy|Hecq|Locquignol|Raucourt-au-Bois
59540 Caudry|Béthencourt|Inchy|Beaumont-en-Cambrésis
59550 Landrecies|Maroilles|Prisches|Fontaine-au-Bois|Le Favril|Taisnières-en-Thiérache|Noyelles-sur-Sambre|Beaurepaire-sur-Sambre|Robersart
59551 Attiches|Tourmignies
59552 Lambres-lez-Douai|Courchelettes
59553 Cuincy|Lauwin-Planque|Esquerchin
59554 Neuville-Saint-Rémy|Raillencourt-Sainte-Olle|Tilloy-lez-Cambrai|Bantigny|Sailly-lez-Cambrai
59560 Comines|Warneton
59570 Bavay|La Longueville|Taisnières-sur-Hon|Houdain-lez-Bavay|Hon-Hergies|Bellignies|Mecquignies|Saint-Waast|Obies|L'Orée de Mormal|La Flamengrie|Audignies|Gussignies|Bettrechies
59580 Aniche|Émerchicourt
59590 Raismes
59600 Maubeuge|Assevent|Élesmes|Villers-Sire-Nicole|Vieux-Reng|Gognies-Chaussée|Mairieux|Bettignies|Bersillies
59610 Fourmies|Féron
59620 Aulnoye-Aymeries|Leval|Saint-Remy-Chaussée|Monceau-Saint-Waast|Écuélin
59630 Bourbourg|Brouckerque|Looberghe|Cappelle-Brouck|Saint-Pierre-Brouck|Drincham
59640 Dunkerque
59650 Villeneuve-d'Ascq
59660 Merville|Haverskerque
59670 Cassel|Winnezeele|Bavinchove|Noordpeene|Sainte-Marie-Cappel|Oudezeele|Zuytpeene|Oxelaëre|Hardifort|Ochtezeele|Zermezeele|Wemaers-Cappel
59680 Ferrière-la-Grande|Colleret|Ferrière-la-Petite|Cerfontaine|Obrechies|Wattignies-la-Victoire|Damousies|Quiévelon
59690 Vieux-Condé
59700 Marcq-en-Barœul
59710 Mérignies|Pont-à-Marcq|Avelin|Ennevelin
59720 Louvroil
59730 Solesmes|Saint-Python|Briastre|Vertain|Romeries|Beaurain
59740 Solre-le-Château|Felleries|Liessies|Clairfayts|Dimechaux|Hestrud|Lez-Fontaine|Beaurieux|Bérelles|Solrinnes|Willies|Eccles|Choisies
59750 Feignies
59760 Grande-Synthe
59770 Marly
59777 Lille
59780 Baisieux|Willems|Camphin-en-Pévèle
59790 Ronchin
59800 Lille
59810 Lesquin
59820 Gravelines|Saint-Georges-sur-l'Aa
59830 Cysoing|Bachy|Bourghelles|Wannehain|Louvil|Bouvines|Cobrieux
59840 Pérenchies|Lompret|Prémesques
59850 Nieppe
59860 Bruay-sur-l'Escaut
59870 Marchiennes|Bouvignies|Vred|Wandignies-Hamage|Rieulay|Warlaing|Tilloy-lez-Marchiennes
59880 Saint-Saulve
59890 Quesnoy-sur-Deûle|Deûlémont
59910 Bondues
59920 Quiévrechain
59930 La Chapelle-d'Armentières
59940 Estaires|Le Doulieu|Neuf-Berquin
59950 Auby
59960 Neuville-en-Ferrain
59970 Fresnes-sur-Escaut|Vicq|Odomez
59980 Bertry|Troisvilles|Honnechy|Maurois|Reumont
59990 Saultain|Préseau|Sebourg|Curgies|Estreux|Maresches|Rombies-et-Marchipont
60000 Beauvais|Allonne|Goincourt|Tillé|Saint-Martin-le-Nœud|Aux Marais|Frocourt|Fouquenies
60100 Creil
60110 Méru|Amblainville|Esches|Lormaison|Corbeil-Cerf
60112 Milly-sur-Thérain|Troissereux|Verderel-lès-Sauqueuse|Herchies|Crillon|Pierrefitte-en-Beauvaisis|Juvignies|La Neuville-Vault|Bonnières|Maisoncelle-Saint-Pierre|Martincourt|Haucourt|Vrocourt
60113 Monchy-Humières|Baugy|Braisnes-sur-Aronde
60117 Vaumoise|Vauciennes|Vez|Russy-Bémont|Gondreville
60119 Hénonville|Neuville-Bosc|Monts
60120 Breteuil|Ansauvillers|Bonneuil-les-Eaux|Esquennoy|Paillart|Hardivillers|Bacouël|Vendeuil-Caply|Chepoix|Cormeilles|Gannes|Troussencourt|Tartigny|Le Mesnil-Saint-Firmin|Beauvoir|La Hérelle|Croissy-sur-Celle|Bonvillers|Rocquencourt|Lavacquerie|Le Crocq|Villers-Vicomte|Plainville|Broyes|Blancfossé|Sérévillers|Fléchy|Mory-Montcrux|Rouvroy-les-Merles|Gouy-les-Groseillers
60123 Bonneuil-en-Valois|Éméville
60126 Longueil-Sainte-Marie|Rivecourt
60127 Morienval|Fresnoy-la-Rivière
60128 Plailly|Mortefontaine
60129 Gilocourt|Orrouy|Glaignes|Béthancourt-en-Valois
60130 Saint-Just-en-Chaussée|Wavignies|Avrechy|Ravenel|Bulles|Lieuvillers|Catillon-Fumechon|Le Plessier-sur-Saint-Just|Fournival|Saint-Remy-en-l'Eau|Plainval|Brunvillers-la-Motte|Quinquempoix|Nourard-le-Franc|Valescourt|Cuignières|Le Mesnil-sur-Bulles|Noroy|Le Plessier-sur-Bulles|Erquinvillers|Angivillers
60134 Villers-Saint-Sépulcre|Montreuil-sur-Thérain
60138 Chiry-Ourscamp
60140 Liancourt|Mogneville|Bailleval|Labruyère|Rosoy|Verderonne
60141 Boursonne|Ivors
60149 Saint-Crépin-Ibouvillers
60150 Thourotte|Longueil-Annel|Villers-sur-Coudun|Le Plessis-Brion|Montmacq|Coudun|Machemont|Mélicocq|Chevincourt|Janville|Giraumont
60153 Rethondes
60155 Rainvillers|Saint-Léger-en-Bray
60157 Élincourt-Sainte-Marguerite
60160 Montataire|Thiverny
60162 Vignemont|Antheuil-Portes
60170 Ribécourt-Dreslincourt|Cambronne-lès-Ribécourt|Tracy-le-Mont|Carlepont|Tracy-le-Val|Pimprez|Saint-Léger-aux-Bois|Bailly|Saint-Crépin-aux-Bois
60173 Ivry-le-Temple
60175 Villeneuve-les-Sablons
60180 Nogent-sur-Oise
60190 Estrées-Saint-Denis|Remy|La Neuville-Roy|Arsy|Lachelle|Moyvillers|Bailleul-le-Soc|Sacy-le-Petit|Moyenneville|Francières|Gournay-sur-Aronde|Hémévillers|Cressonsacq|Avrigny|Montiers|Pronleroy|Grandvillers-aux-Bois|Montmartin|Cernoy|Baugy|Épineuse|Neufvy-sur-Aronde|Rouvillers|Choisy-la-Victoire|Fouilleuse|Blincourt
60200 Compiègne
60210 Grandvilliers|Sommereux|Cempuis|Halloy|Saint-Maur|Thieuloy-Saint-Antoine|Sarnois|Gaudechart|Briot|Saint-Thibault|Grez|Sarcus|Brombos|Dargies|Daméraucourt|Hautbos|Le Hamel|Beaudéduit|Offoy|Le Mesnil-Conteville|Élencourt|Laverrière
60220 Formerie|Moliens|Abancourt|Romescamps|Blargies|Campeaux|Quincampoix-Fleuzy|Lannoy-Cuillère|Broquiers|Saint-Samson-la-Poterie|Canny-sur-Thérain|Monceaux-l'Abbaye|Fouilloy|Saint-Arnoult|Omécourt|Escles-Saint-Pierre|Bouvresse|Mureaumont|Gourchelles|Saint-Valery
60230 Chambly
60240 Chaumont-en-Vexin|Montchevreuil|Jouy-sous-Thelle|Courcelles-lès-Gisors|Le Mesnil-Théribus|Monneville|Montagny-en-Vexin|Lavilletertre|Fleury|Liancourt-Saint-Pierre|La Corne-en-Vexin|Delincourt|Montjavoult|Fay-les-Étangs|Fresne-Léguillon|Bouconvillers|Boubiers|Hadancourt-le-Haut-Clocher|Boury-en-Vexin|Senots|Loconville|Parnes|Jaméricourt|Chambors|Lierville|Thibivillers|Serans|Lattainville|Tourly|Chavençon|Vaudancourt|Reilly
60250 Mouy|Bury|Balagny-sur-Thérain|Angy|Hondainville|Thury-sous-Clermont|Heilles|Ansacq|Foulangues|Mouchy-le-Châtel
60260 Lamorlaye
60270 Gouvieux
60280 Margny-lès-Compiègne|Venette|Clairoix|Bienville
60290 Laigneville|Cauffry|Rantigny|Monchy-Saint-Éloi|Neuilly-sous-Clermont|Cambronne-lès-Clermont
60300 Senlis|Chamant|Avilly-Saint-Léonard|Baron|Apremont|Courteuil|Aumont-en-Halatte|Mont-l'Évêque|Borest|Fontaine-Chaalis|Montlognon
60310 Lassigny|Thiescourt|Beaulieu-les-Fontaines|Lagny|Cannectancourt|Roye-sur-Matz|Amy|Canny-sur-Matz|Dives|Candor|Écuvilly|Ognolles|Margny-aux-Cerises|Plessis-de-Roye|Avricourt|Gury|Crapeaumesnil|Cuy|Évricourt|Laberlière|Fresnières|Solente
60320 Béthisy-Saint-Pierre|Saint-Sauveur|Béthisy-Saint-Martin|Néry
60330 Le Plessis-Belleville|Lagny-le-Sec|Silly-le-Long|Ève
60340 Saint-Leu-d'Esserent|Villers-sous-Saint-Leu
60350 Trosly-Breuil|Cuise-la-Motte|Pierrefonds|Attichy|Berneuil-sur-Aisne|Jaulzy|Autrêches|Vieux-Moulin|Couloisy|Chelles|Hautefontaine|Saint-Jean-aux-Bois|Bitry|Saint-Étienne-Roilaye|Croutoy|Moulin-sous-Touvent|Courtieux|Saint-Pierre-lès-Bitry
60360 Crèvecœur-le-Grand|Luchy|Auchy-la-Montagne|Lihus|Hétomesnil|Prévillers|Doméliers|Fontaine-Bonneleau|Rotangy|Viefvillers|Le Gallet|Le Saulchoy|Catheux|Choqueuse-les-Bénards|Conteville
60370 Hermes|Berthecourt|Saint-Félix
60380 Songeons|Morvillers|Grémévillers|Saint-Quentin-des-Prés|Escames|Thérines|Ernemont-Boutavent|Lachapelle-sous-Gerberoy|Sully|Wambez|Loueuse|Hécourt|Buicourt|Fontenay-Torcy|Villers-Vermont|Héricourt-sur-Thérain|Bazancourt|Gerberoy|Saint-Deniscourt
60390 Auneuil|Berneuil-en-Bray|Porcheux|La Houssoye|Auteuil|Les Hauts-Talican|Le Vauroux|Beaumont-les-Nonains
60400 Noyon|Cuts|Crisolles|Salency|Sempigny|Ville|Pont-l'Évêque|Caisnes|Suzoy|Babœuf|Larbroye|Morlincourt|Appilly|Brétigny|Pontoise-lès-Noyon|Porquéricourt|Grandrû|Varesnes|Beaurains-lès-Noyon|Genvry|Bussy|Nampcel|Passel|Sermaize|Mondescourt|Vauchelles|Béhéricourt
60410 Verberie|Saintines|Villeneuve-sur-Verberie|Saint-Vaast-de-Longmont|Roberval|Rhuis
60420 Maignelay-Montigny|Tricot|Méry-la-Bataille|Léglantiers|Ferrières|Domfront|Wacquemoulin|Sains-Morainvillers|Saint-Martin-aux-Bois|Coivrel|Dompierre|Welles-Pérennes|Le Frestoy-Vaux|Royaucourt|Courcelles-Epayelles|Godenvillers|Montgérain|Crèvecœur-le-Petit|Le Ployron|Ménévillers
60430 Noailles|Warluis|Ponchon|Saint-Sulpice|Abbecourt|Le Coudray-sur-Thelle|Silly-Tillard|Hodenc-l'Évêque
60440 Nanteuil-le-Haudouin|Péroy-les-Gombries|Boissy-Fresnoy|Brégy|Chèvreville|Versigny|Ognes|Rosières
60460 Précy-sur-Oise|Blaincourt-lès-Précy
60480 Froissy|Noyers-Saint-Martin|Saint-André-Farivillers|Abbeville-Saint-Lucien|Francastel|Montreuil-sur-Brêche|Campremy|Thieux|Guignecourt|Maulers|Sainte-Eusoye|Reuil-sur-Brêche|Maisoncelle-Tuilerie|Oursel-Maison|Le Quesnel-Aubry|Bucamps|Puits-la-Vallée|Noirémont|Lachaussée-du-Bois-d'Écu|Fontaine-Saint-Lucien|La Neuville-Saint-Pierre|Muidorge
60490 Ressons-sur-Matz|Conchy-les-Pots|Cuvilly|Mareuil-la-Motte|Margny-sur-Matz|Orvillers-Sorel|Marquéglise|Boulogne-la-Grasse|Marest-sur-Matz|Ricquebourg|Vandélicourt|Mortemer|La Neuville-sur-Ressons|Biermont|Lataule|Hainvillers|Belloy
60500 Chantilly|Vineuil-Saint-Firmin
60510 Bresles|Therdonne|Laversines|Rochy-Condé|La Neuville-en-Hez|La Rue-Saint-Pierre|Haudivillers|Oroër|Le Fay-Saint-Quentin|Essuiles|Bonlier|Litz|Lafraye|Fouquerolles|Velennes|Nivillers|Rémérangles
60520 La Chapelle-en-Serval|Thiers-sur-Thève|Pontarmé
60530 Neuilly-en-Thelle|Le Mesnil-en-Thelle|Ercuis|Crouy-en-Thelle|Dieudonné|Fresnoy-en-Thelle|Morangles
60540 Bornel|Puiseux-le-Hauberger|Belle-Église
60550 Verneuil-en-Halatte
60560 Orry-la-Ville
60570 Andeville|Laboissière-en-Thelle|Mortefontaine-en-Thelle
60580 Coye-la-Forêt
60590 Sérifontaine|Trie-Château|Flavacourt|Talmontiers|Lalande-en-Son|Éragny-sur-Epte|Labosse|Le Vaumain|Trie-la-Ville|Boutencourt|Énencourt-Léage
60600 Clermont|Breuil-le-Vert|Agnetz|Fitz-James|Étouy|Erquery|Airion|Maimbeville|Saint-Aubin-sous-Erquery|Lamécourt|Rémécourt
60610 Lacroix-Saint-Ouen
60620 Betz|Acy-en-Multien|Rosoy-en-Multien|Rouvres-en-Multien|Bouillancy|Villers-Saint-Genest|Ormoy-le-Davien|Bargny|Cuvergnon|Antilly|Boullarre|Étavigny|Réez-Fosse-Martin
60640 Guiscard|Muirancourt|Golancourt|Villeselve|Fréniches|Berlancourt|Frétoy-le-Château|Flavy-le-Meldeux|Maucourt|Libermont|Catigny|Quesmy|Campagne|Le Plessis-Patte-d'Oie|Beaugies-sous-Bois
60650 Saint-Paul|Lachapelle-aux-Pots|Ons-en-Bray|Saint-Aubin-en-Bray|Savignies|Hanvoile|Le Mont-Saint-Adrien|Blacourt|Senantes|Espaubourg|Hodenc-en-Bray|Villers-Saint-Barthélemy|Saint-Germain-la-Poterie|Villers-sur-Auchy|Villembray|Glatigny|Lhéraule|Hannaches
60660 Cires-lès-Mello|Saint-Vaast-lès-Mello|Cramoisy|Mello|Rousseloy|Maysel
60680 Grandfresnoy|Canly|Jonquières|Le Fayel
60690 Marseille-en-Beauvaisis|Fontaine-Lavaganne|Achy|Roy-Boissy|La Neuville-sur-Oudeuil|Haute-Épine|Rothois
60700 Pont-Sainte-Maxence|Pontpoint|Fleurines|Sacy-le-Grand|Saint-Martin-Longueau|Les Ageux|Bazicourt|Beaurepaire
60710 Chevrières|Houdancourt
60730 Sainte-Geneviève|Ully-Saint-Georges|Cauvigny|Lachapelle-Saint-Pierre|Novillers
60740 Saint-Maximin
60750 Choisy-au-Bac
60790 Saint-Crépin-Ibouvillers|La Drenne|Valdampierre|Pouilly
60800 Crépy-en-Valois|Lévignen|Ormoy-Villers|Fresnoy-le-Luat|Trumilly|Auger-Saint-Vincent|Feigneux|Duvy|Séry-Magneval|Rouville|Rocquemont
60810 Rully|Villers-Saint-Frambourg-Ognon|Barbery|Montépilloy|Raray|Brasseuse
60820 Boran-sur-Oise
60840 Breuil-le-Sec|Nointel|Catenoy
60850 Saint-Germer-de-Fly|Cuigy-en-Bray|Le Coudray-Saint-Germer|Saint-Pierre-es-Champs|Lalandelle|Puiseux-en-Bray
60860 Saint-Omer-en-Chaussée|Pisseleu|Blicourt|Oudeuil|Villers-sur-Bonnières
60870 Villers-Saint-Paul|Brenouille|Rieux
60880 Le Meux|Jaux|Armancourt
60890 Mareuil-sur-Ourcq|Marolles|Thury-en-Valois|Neufchelles|Autheuil-en-Valois|Varinfroy|La Villeneuve-sous-Thury
60930 Bailleul-sur-Thérain
60940 Cinqueux|Angicourt|Monceaux
60950 Ver-sur-Launette|Ermenonville|Montagny-Sainte-Félicité
60960 Feuquières
61000 Alençon|Saint-Germain-du-Corbéis|Cerisé
61100 Flers|Athis-Val de Rouvre|Saint-Georges-des-Groseillers|La Lande-Patry|La Selle-la-Forge|Caligny|Landisacq|Montilly-sur-Noireau|Cerisy-Belle-Étoile|Saint-Paul|La Chapelle-au-Moine|La Chapelle-Biche|Landigou|Aubusson|Durcet|La Bazoque|Sainte-Opportune|La Lande-Saint-Siméon
61110 Sablons sur Huisne|Rémalard en Perche|Bretoncelles|Cour-Maugis sur Huisne|Verrières|La Madeleine-Bouvet|Moutiers-au-Perche|Saint-Germain-des-Grois
61120 Vimoutiers|Sap-en-Auge|Crouttes|Neuville-sur-Touques|Canapville|Le Renouard|Ticheville|Pontchardon|Camembert|Aubry-le-Panthou|Roiville|Guerquesalles|Fresnay-le-Samson|Champosoult|Les Champeaux
61130 Val-au-Perche|Belforêt-en-Perche|Bellême|Saint-Germain-de-la-Coudre|Igé|Saint-Martin-du-Vieux-Bellême|Appenai-sous-Bellême|Origny-le-Roux|La Chapelle-Souëf|Saint-Cyr-la-Rosière|Bellou-le-Trichard|Saint-Fulgent-des-Ormes|Dame-Marie|Pouvrai|Vaunoise
61140 Rives d'Andaine|Bagnoles de l'Orne Normandie|Juvigny Val d'Andaine
61150 Écouché-les-Vallées|Rânes|Monts-sur-Orne|Lougé-sur-Maire|Sevrai|Joué-du-Plain|Avoine|Vieux-Pont|Tanques|Saint-Brice-sous-Rânes
61160 Gouffern en Auge|Trun|Bailleul|Nécy|Tournai-sur-Dive|Montabard|Coulonces|Villedieu-lès-Bailleul|Rônai|Guêprei|Merri|Saint-Lambert-sur-Dive|Neauphe-sur-Dive|Ommoy|Fontaine-les-Bassets|Écorches|Louvières-en-Auge|Brieux|Montreuil-la-Cambe|Coudehard|Saint-Gervais-des-Sablons|Mont-Ormel
61170 Saint-Julien-sur-Sarthe|Le Mêle-sur-Sarthe|Sainte-Scolasse-sur-Sarthe|Coulonges-sur-Sarthe|Saint-Aubin-d'Appenai|Laleu|Saint-Léger-sur-Sarthe|Montchevrel|Barville|Bures|Marchemaisons|Les Ventes-de-Bourse|Le Plantis|Buré|Saint-Agnan-sur-Sarthe|Le Ménil-Guyon
61190 Tourouvre au Perche|Charencey|Irai|Beaulieu|La Ventrouze
61200 Argentan|Gouffern en Auge|Écouché-les-Vallées|Sarceaux|Occagnes|Sévigny|Moulins-sur-Orne|Aunou-le-Faucon|Sai|Fleuré|Commeaux|Juvigny-sur-Orne
61210 Putanges-le-Lac|Giel-Courteilles|Bazoches-au-Houlme|Sainte-Honorine-la-Guillaume|Habloville|Ménil-Hermei|Neuvy-au-Houlme|Champcerie|Ménil-Gondouin|Ri|Montreuil-au-Houlme|Les Yveteaux|La Lande-de-Lougé|Ménil-Vin
61220 Briouze|Bellou-en-Houlme|Le Ménil-de-Briouze|La Coulonche|Pointel|Saires-la-Verrerie|Saint-Hilaire-de-Briouze|Saint-André-de-Briouze|Lignou|Craménil
61230 Gacé|Saint-Evroult-de-Montfort|Cisai-Saint-Aubin|Croisilles|Orgères|Résenlieu|Chaumont|Mardilly|Ménil-Hubert-en-Exmes|Le Sap-André|Coulmer|La Trinité-des-Laitiers|La Fresnaie-Fayel
61240 Merlerault-le-Pin|Chailloué|Saint-Germain-de-Clairefeuille|Ménil-Froger|Champ-Haut|Lignères|Le Ménil-Vicomte
61250 Condé-sur-Sarthe|Damigny|Valframbert|Écouves|Lonrai|Héloup|Mieuxcé|Larré|Hauterive|Cuissai|Pacé|Semallé|Colombiers|Saint-Nicolas-des-Bois|Neuilly-le-Bisson|Ménil-Erreux|Le Ménil-Broût|Saint-Céneri-le-Gérei
61260 Val-au-Perche|Ceton
61270 Rai|Aube|Les Aspres|Écorcei|Beaufai|La Chapelle-Viel|Saint-Hilaire-sur-Risle|Auguaise|Bonnefoi|Les Genettes|Brethel|Le Ménil-Bérard
61290 Longny les Villages|L'Hôme-Chamondot|Les Menus|Le Mage|Bizou|Le Pas-Saint-l'Homer
61300 L'Aigle|Saint-Sulpice-sur-Risle|Saint-Ouen-sur-Iton|Crulai|Chandai|Saint-Martin-d'Écublei|Saint-Michel-Tubœuf|Saint-Symphorien-des-Bruyères|Vitrai-sous-Laigle
61310 Gouffern en Auge|Le Pin-au-Haras|Ginai
61320 L'Orée-d'Écouves|Carrouges|Ciral|Joué-du-Bois|Lalacelle|Saint-Ellier-les-Bois|Saint-Sauveur-de-Carrouges|Sainte-Marguerite-de-Carrouges|Saint-Martin-l'Aiguillon|Saint-Martin-des-Landes|La Lande-de-Goult|Rouperroux|Le Ménil-Scelleur|Sainte-Marie-la-Robert|Chahains|Le Champ-de-la-Pierre
61330 Juvigny Val d'Andaine|Ceaucé|Torchamp
61340 Val-au-Perche|Perche en Nocé|Berd'huis|Cour-Maugis sur Huisne|Saint-Hilaire-sur-Erre|Saint-Pierre-la-Bruyère
61350 Passais Villages|Saint-Mars-d'Égrenne|Saint-Fraimbault|Mantilly|Saint-Roch-sur-Égrenne
61360 Belforêt-en-Perche|Pervenchères|Saint-Jouin-de-Blavou|Coulimer|Suré|Chemilli|Bellavilliers|Montgaudry|Saint-Quentin-de-Blavou|Vidai
61370 Sainte-Gauburge-Sainte-Colombe|Échauffour|Planches|Saint-Pierre-des-Loges
61380 Moulins-la-Marche|Soligny-la-Trappe|Mahéru|Sainte-Céronne-lès-Mortagne|Bonsmoulins|La Ferrière-au-Doyen|Saint-Martin-des-Pézerits|Saint-Aquilin-de-Corbion
61390 Courtomer|Ferrières-la-Verrerie|Gâprée|Trémont|Brullemail|Le Chalange|Saint-Léonard-des-Parcs|Fay|Tellières-le-Plessis|Saint-Germain-le-Vieux
61400 Mortagne-au-Perche|Belforêt-en-Perche|Saint-Langis-lès-Mortagne|Saint-Hilaire-le-Châtel|Le Pin-la-Garenne|Mauves-sur-Huisne|La Chapelle-Montligeon|Saint-Mard-de-Réno|Courgeon|Réveillon|Villiers-sous-Mortagne|Feings|Loisail|Corbon|Parfondeval|Saint-Denis-sur-Huisne|Comblot
61410 La Ferté Macé|Rives d'Andaine|Tessé-Froulay|Saint-Ouen-le-Brisoult|Méhoudin
61420 Saint-Denis-sur-Sarthon|La Ferrière-Bochard|L'Orée-d'Écouves|Gandelain|La Roche-Mabile
61430 Athis-Val de Rouvre|Sainte-Honorine-la-Chardonne|Ménil-Hubert-sur-Orne|Berjou|Cahan|Saint-Philbert-sur-Orne
61440 Messei|Saint-André-de-Messei|Échalou
61450 La Ferrière-aux-Étangs|Banvou|Le Châtellier
61470 La Ferté-en-Ouche|Sap-en-Auge|Le Bosc-Renoult|Saint-Aubin-de-Bonneval|Saint-Germain-d'Aunay|Avernes-Saint-Gourgon
61490 Saint-Clair-de-Halouze
61500 Sées|Mortrée|Chailloué|Essay|La Chapelle-près-Sées|Macé|Boitron|Saint-Gervais-du-Perron|Aunou-sur-Orne|La Ferrière-Béchet|Tanville|Belfonds|Neauphe-sous-Essai|Bursard|Le Bouillon|Le Cercueil|Aunay-les-Bois
61550 La Ferté-en-Ouche|Saint-Evroult-Notre-Dame-du-Bois|La Gonfrière|Saint-Nicolas-de-Sommaire|Touquettes
61560 Bazoches-sur-Hoëne|Courgeoût|La Mesnière|Champeaux-sur-Sarthe|Saint-Ouen-de-Sécherouvre|Saint-Aubin-de-Courteraie|Boëcé|Saint-Germain-de-Martigny
61570 Boischampré|Mortrée|Almenêches|Boucé|Montmerrei|Le Château-d'Almenêches|Médavy|Francheville|La Bellière|Boissei-la-Lande
61600 La Ferté Macé|Bagnoles de l'Orne Normandie|Les Monts d'Andaine|Magny-le-Désert|Beauvain|Saint-Patrice-du-Désert|Lonlay-le-Tesson|Le Grais|Saint-Georges-d'Annebecq|La Motte-Fouquet|Faverolles|La Chaux
61700 Domfront en Poiraie|Lonlay-l'Abbaye|Saint-Bômer-les-Forges|Champsecret|Dompierre|Perrou|Saint-Brice|Saint-Gilles-des-Marais|Avrilly
61790 Saint-Pierre-du-Regard
61800 Tinchebray-Bocage|Chanu|Montsecret-Clairefougère|Saint-Pierre-d'Entremont|Saint-Quentin-les-Chardonnets|Moncy|Le Ménil-Ciboult|Saint-Christophe-de-Chaulieu
62000 Arras|Dainville
62100 Calais
62110 Hénin-Beaumont
62111 Bienvillers-au-Bois|Monchy-au-Bois|Hébuterne|Foncquevillers|Souastre|Sailly-au-Bois|Pommier|Hannescamps|Gommecourt
62112 Corbehem|Gouy-sous-Bellonne
62113 Labourse|Sailly-Labourse|Verquigneul
62114 Sains-en-Gohelle
62116 Bucquoy|Puisieux|Ayette|Adinfer|Douchy-lès-Ayette|Ablainzevelle
62117 Brebières
62118 Biache-Saint-Vaast|Rœux|Fampoux|Pelves|Monchy-le-Preux|Hamblain-les-Prés|Plouvain
62119 Dourges
62120 Aire-sur-la-Lys|Racquinghem|Mametz|Roquetoire|Norrent-Fontes|Wardrecques|Campagne-lès-Wardrecques|Lambres-lez-Aire|Wittes|Blessy|Saint-Augustin|Saint-Hilaire-Cottes|Quiestède|Witternesse|Rely|Mazinghem|Quernes|Linghem|Rombly
62121 Achiet-le-Grand|Courcelles-le-Comte|Ervillers|Achiet-le-Petit|Moyenneville|Bihucourt|Hamelincourt|Sapignies|Gomiécourt|Béhagnies
62122 Lapugnoy|Labeuvrière
62123 Beaumetz-lès-Loges|Wanquetin|Habarcq|Simencourt|Berles-au-Bois|Berneville|Montenescourt|Warlus|Gouy-en-Artois|Bailleulval|Bailleulmont|Gouves|Noyellette|Basseux|Monchiet
62124 Bertincourt|Metz-en-Couture|Beaumetz-lès-Cambrai|Ytres|Beugny|Barastre|Ruyaulcourt|Lebucquière|Morchies|Haplincourt|Neuville-Bourjonval|Bus|Vélu|Léchelle
62126 Wimille|Conteville-lès-Boulogne|Pernes-lès-Boulogne|Pittefaux
62127 Tincques|Magnicourt-en-Comte|Monchy-Breton|Penin|Averdoingt|Bailleul-aux-Cornailles|Chelers|Frévillers|Ligny-Saint-Flochel|Ambrines|Maizières|Marquay|Villers-Sir-Simon|Gouy-en-Ternois|Ternas
62128 Croisilles|Wancourt|Hénin-sur-Cojeul|Saint-Léger|Écoust-Saint-Mein|Boiry-Becquerelle|Guémappe|Boyelles|Chérisy|Fontaine-lès-Croisilles|Bullecourt|Saint-Martin-sur-Cojeul|Héninel|Noreuil
62129 Ecques|Thérouanne|Delettes|Bellinghem|Saint-Augustin
62130 Saint-Pol-sur-Ternoise|Saint-Michel-sur-Ternoise|Gauchin-Verloingt|Roëllecourt|Hernicourt|La Thieuloye|Ramecourt|Croix-en-Ternois|Pierremont|Croisette|Brias|Troisvaux|Siracourt|Maisnil|Œuf-en-Ternois|Ostreville|Humières|Hautecloque|Wavrans-sur-Ternoise|Humerœuille|Buneville|Bermicourt|Herlin-le-Sec|Huclier|Foufflin-Ricametz|Beauvois|Framecourt|Herlincourt|Conteville-en-Ternois|Héricourt|Monts-en-Ternois|Neuville-au-Cornet|Guinecourt
62131 Verquin|Vaudricourt|Drouvin-le-Marais
62132 Hardinghen|Fiennes|Caffiers|Hermelinghen|Boursin
62134 Anvin|Lisbourg|Heuchin|Fiefs|Monchy-Cayeux|Teneur|Eps|Prédefin|Érin|Bergueneuse|Tilly-Capelle|Boyaval|Fleury|Fontaine-lès-Boulans|Équirre
62136 Lestrem|Richebourg|La Couture|Vieille-Chapelle
62137 Coulogne
62138 Douvrin|Billy-Berclau|Auchy-les-Mines|Haisnes|Violaines
62140 Hesdin-la-Forêt|Marconnelle|Aubin-Saint-Vaast|Fressin|Bouin-Plumoison|Capelle-lès-Hesdin|Cavron-Saint-Martin|Le Quesnoy-en-Artois|Grigny|Guisy|Wambercourt|Vacqueriette-Erquières|Mouriez|Tortefontaine|Raye-sur-Authie|La Loge|Regnauville|Chériennes|Brévillers|Caumont|Guigny|Labroye
62141 Évin-Malmaison
62142 Colembert|Belle-et-Houllefort|Bellebrune|Alincthun|Henneveux|Nabringhen|Le Wast|Longueville
62143 Angres
62144 Mont-Saint-Éloi|Carency|Acq|Villers-au-Bois|Haute-Avesnes
62145 Enquin-lez-Guinegatte|Estrée-Blanche|Liettres
62147 Hermies|Graincourt-lès-Havrincourt|Havrincourt|Trescault
62149 Annequin|Cuinchy|Cambrin|Festubert|Givenchy-lès-la-Bassée
62150 Houdain|Rebreuve-Ranchicourt|La Comté|Fresnicourt-le-Dolmen|Beugin|Bajus|Caucourt|Gauchin-Légal|Hermin
62151 Burbure
62152 Neufchâtel-Hardelot|Nesles
62153 Souchez|Ablain-Saint-Nazaire
62155 Merlimont
62156 Vis-en-Artois|Étaing|Boiry-Notre-Dame|Rémy|Dury|Éterpigny|Haucourt
62157 Allouagne
62158 Saulty|Bavincourt|Humbercamps|La Cauchie|La Herlière|Coullemont|Couturelle
62159 Vaulx-Vraucourt|Lagnicourt-Marcel|Mory
62160 Bully-les-Mines|Grenay|Aix-Noulette
62161 Marœuil|Duisans|Agnez-lès-Duisans|Étrun
62162 Vieille-Église|Saint-Omer-Capelle
62164 Ambleteuse|Audresselles
62170 Montreuil-sur-Mer|Wailly-Beaucamp|Saint-Josse|Sorrus|Attin|Brimeux|Écuires|Bréxent-Énocq|Neuville-sous-Montreuil|La Calotterie|Beussent|Boisjean|Campigneulles-les-Petites|Beutin|Montcavrel|Beaumerie-Saint-Martin|Estréelles|Sempy|Marles-sur-Canche|Estrée|Campigneulles-les-Grandes|Lépine|Saint-Aubin|Recques-sur-Course|Aix-en-Issart|Bernieulles|Inxent|La Madelaine-sous-Montreuil|Marant
62172 Bouvigny-Boyeffles
62173 Rivière|Ficheux|Ransart|Blairville
62175 Boisleux-au-Mont|Boiry-Sainte-Rictrude|Boiry-Saint-Martin|Boisleux-Saint-Marc|Hendecourt-lès-Ransart
62176 Camiers
62179 Wissant|Audinghen|Escalles|Hervelinghen|Tardinghen
62180 Rang-du-Fliers|Verton|Conchil-le-Temple|Waben|Airon-Notre-Dame|Nempont-Saint-Firmin|Airon-Saint-Vaast|Tigny-Noyelle|Colline-Beaumont
62182 Cagnicourt|Hendecourt-lès-Cagnicourt|Riencourt-lès-Cagnicourt|Villers-lès-Cagnicourt
62185 Fréthun|Saint-Tricat|Nielles-lès-Calais
62187 Dannes
62190 Lillers|Ham-en-Artois|Ames|Bourecq|Auchy-au-Bois|Ecquedecques|Lespesses|Lières
62196 Hesdigneul-lès-Béthune
62199 Gosnay
62200 Boulogne-sur-Mer
62210 Avion
62215 Oye-Plage
62217 Achicourt|Beaurains|Agny|Tilloy-lès-Mofflaines|Wailly|Mercatel|Neuville-Vitasse
62218 Loison-sous-Lens
62219 Longuenesse|Wisques
62220 Carvin
62221 Noyelles-sous-Lens
62223 Saint-Laurent-Blangy|Saint-Nicolas|Sainte-Catherine|Anzin-Saint-Aubin|Athies|Feuchy|Roclincourt|Écurie
62224 Équihen-Plage
62230 Outreau
62231 Sangatte|Coquelles|Peuplingues
62232 Annezin|Hinges|Vendin-lès-Béthune|Fouquereuil|Fouquières-lès-Béthune
62240 Desvres|Longfossé|Crémarest|Wirwignes|Quesques|Menneville|Lottinghen|Courset|Saint-Martin-Choquel|Vieil-Moutier|Brunembert|Selles|Bécourt|Senlecques|Bournonville
62250 Marquise|Ferques|Landrethun-le-Nord|Saint-Inglevert|Leulinghen-Bernes|Beuvrequen|Audembert|Bazinghen|Maninghen-Henne|Leubringhen|Offrethun|Wacquinghen
62260 Auchel|Cauchy-à-la-Tour|Ferfay|Amettes
62270 Frévent|Bonnières|Boubers-sur-Canche|Nuncq-Hautecôte|Rebreuviette|Houvin-Houvigneul|Bouret-sur-Canche|Flers|Conchy-sur-Canche|Fortel-en-Artois|Rebreuve-sur-Canche|Ligny-sur-Canche|Linzeux|Moncheaux-lès-Frévent|Écoivres|Sibiville|Magnicourt-sur-Canche|Blangerval-Blangermont|Monchel-sur-Canche|Vacquerie-le-Boucq|Canettemont|Séricourt
62280 Saint-Martin-Boulogne
62290 Nœux-les-Mines
62300 Lens|Éleu-dit-Leauwette
62310 Fruges|Coupelle-Vieille|Créquy|Azincourt|Radinghem|Verchin|Ruisseauville|Matringhem|Torcy|Canlers|Crépy|Senlis|Sains-lès-Fressin|Coupelle-Neuve|Vincly|Lugy|Hézecques|Maisoncelle|Ambricourt|Planques|Mencas|Tramecourt|Avondance
62320 Rouvroy|Drocourt|Bois-Bernard|Acheville
62330 Isbergues|Guarbecque
62340 Guînes|Andres|Hames-Boucres|Bouquehault|Bonningues-lès-Calais|Pihen-lès-Guînes|Campagne-lès-Guines
62350 Saint-Venant|Calonne-sur-la-Lys|Robecq|Mont-Bernanchon|Busnes|Saint-Floris
62360 Saint-Étienne-au-Mont|Saint-Léonard|Condette|Hesdin-l'Abbé|La Capelle-lès-Boulogne|Baincthun|Isques|Hesdigneul-lès-Boulogne|Echinghen
62370 Audruicq|Saint-Folquin|Zutkerque|Nortkerque|Sainte-Marie-Kerque|Ruminghem|Offekerque|Guemps|Polincove|Nouvelle-Église
62380 Lumbres|Esquerdes|Wavrans-sur-l'Aa|Nielles-lès-Bléquin|Elnes|Dohem|Cléty|Acquin-Westbécourt|Coulomby|Seninghem|Setques|Vaudringhem|Ouve-Wirquin|Wismes|Bléquin|Remilly-Wirquin|Bayenghem-lès-Seninghem|Ledinghem|Quercamps|Bouvelinghem|Affringues
62390 Auxi-le-Château|Beauvoir-Wavans|Villers-l'Hôpital|Buire-au-Bois|Le Ponchel|Quœux-Haut-Maînil|Nœux-lès-Auxi|Aubrometz|Willencourt|Gennes-Ivergny|Fontaine-l'Étalon|Vaulx|Rougefay|Tollent|Haravesnes|Boffles
62400 Béthune|Locon|Essars
62410 Wingles|Meurchin|Hulluch|Bénifontaine
62420 Billy-Montigny
62430 Sallaumines
62440 Harnes
62450 Bapaume|Ligny-Thilloy|Le Transloy|Grévillers|Rocquigny|Villers-au-Flos|Beaulencourt|Frémicourt|Favreuil|Beugnâtre|Avesnes-lès-Bapaume|Martinpuich|Le Sars|Warlencourt-Eaucourt|Biefvillers-lès-Bapaume|Morval|Bancourt|Riencourt-lès-Bapaume
62460 Divion|Ourton|Diéval
62470 Calonne-Ricouart|Camblain-Châtelain
62480 Le Portel
62490 Vitry-en-Artois|Izel-lès-Équerchin|Tortequesne|Noyelles-sous-Bellonne|Quiéry-la-Motte|Sailly-en-Ostrevent|Fresnes-lès-Montauban|Bellonne
62500 Saint-Omer|Saint-Martin-lez-Tatinghem|Zudausques|Tilques|Clairmarais|Quelmes|Salperwick|Leulinghem|Boisdinghem
62510 Arques
62520 Le Touquet-Paris-Plage
62530 Hersin-Coupigny|Servins|Gouy-Servins
62540 Marles-les-Mines|Lozinghem
62550 Pernes|Floringhem|Bours|Valhuon|Bailleul-lès-Pernes|Nédonchel|Sachin|Pressy|Sains-lès-Pernes|Marest|Tangry|Hestrus|Aumerval|Nédon|Fontaine-lès-Hermans
62560 Fauquembergues|Thiembronne|Audincthun|Verchocq|Merck-Saint-Liévin|Coyecques|Renty|Avroult|Dennebrœucq|Saint-Martin-d'Hardinghem|Reclinghem
62570 Wizernes|Helfaut|Hallines|Pihem
62575 Blendecques|Heuringhem
62580 Vimy|Givenchy-en-Gohelle|Neuville-Saint-Vaast|Bailleul-Sir-Berthoult|Thélus|Arleux-en-Gohelle|Gavrelle|Willerval|Farbus|Neuvireuil|Oppy|Fresnoy-en-Gohelle
62590 Oignies
62600 Berck|Groffliers
62610 Ardres|Brêmes|Balinghem|Louches|Landrethun-lès-Ardres|Nielles-lès-Ardres|Rodelinghem|Autingues
62620 Barlin|Maisnil-lès-Ruitz|Ruitz|Houchin
62630 Étaples|Frencq|Tubersent|Cormont|Hubersent|Longvilliers|Widehem|Lefaux|Maresville
62640 Montigny-en-Gohelle
62650 Bourthes|Campagne-lès-Boulonnais|Preures|Zoteux|Parenty|Hucqueliers|Bezinghem|Alette|Herly|Wicquinghem|Humbert|Enquin-sur-Baillons|Rumilly|Ergny|Aix-en-Ergny|Clenleu|Maninghem|Saint-Michel-sous-Bois|Bimont|Quilen|Avesnes
62660 Beuvry
62670 Mazingarbe
62680 Méricourt
62690 Aubigny-en-Artois|Savy-Berlette|Izel-lès-Hameau|Camblain-l'Abbé|Hermaville|Berles-Monchel|Frévin-Capelle|Villers-Brûlin|Estrée-Cauchy|Cambligneul|Agnières|Mingoval|Capelle-Fermont|Tilloy-lès-Hermaville|Béthonsart|Villers-Châtel
62700 Bruay-la-Buissière
62710 Courrières
62720 Rinxent|Rety|Wierre-Effroy
62730 Marck|Les Attaques
62740 Fouquières-lès-Lens
62750 Loos-en-Gohelle
62760 Pas-en-Artois|Mondicourt|Orville|Pommera|Amplier|Gaudiempré|Halloy|Sarton|Warlincourt-lès-Pas|Hénu|Saint-Amand|Famechon|Thièvres|Couin|Grincourt-lès-Pas
62770 Auchy-lès-Hesdin|Le Parcq|Blangy-sur-Ternoise|Fillièvres|Vieil-Hesdin|Saint-Georges|Rollancourt|Wail|Wamin|Galametz|Willeman|Éclimeux|Blingel|Béalencourt|Incourt|Fresnoy|Noyelles-lès-Humières|Neulette
62780 Cucq
62790 Leforest
62800 Liévin
62810 Avesnes-le-Comte|Beaufort-Blavincourt|Grand-Rullecourt|Sus-Saint-Léger|Lattre-Saint-Quentin|Hauteville|Liencourt|Berlencourt-le-Cauroy|Noyelle-Vion|Ivergny|Estrée-Wamin|Warluzel|Sombrin|Barly|Le Souich|Manin|Givenchy-le-Noble|Lignereuil|Fosseux|Beaudricourt|Denier|Sars-le-Bois
62820 Libercourt
62830 Samer|Carly|Doudeauville|Verlincthun|Questrecques|Halinghen|Tingry|Lacres|Wierre-au-Bois
62840 Laventie|Sailly-sur-la-Lys|Fleurbaix|Lorgies|Neuve-Chapelle
62850 Licques|Alquines|Alembon|Surques|Escœuilles|Herbinghen|Rebergues|Sanghen|Journy|Bainghen|Haut-Loquin|Hocquinghen
62860 Écourt-Saint-Quentin|Oisy-le-Verger|Bourlon|Marquion|Rumaucourt|Quéant|Inchy-en-Artois|Palluel|Épinoy|Sauchy-Lestrée|Baralle|Saudemont|Sauchy-Cauchy|Récourt|Sains-lès-Marquion|Pronville-en-Artois|Buissy
62870 Campagne-lès-Hesdin|Buire-le-Sec|Gouy-Saint-André|Maintenay|Saulchoy|Douriez|Roussent|Saint-Rémy-au-Bois
62880 Vendin-le-Vieil|Annay|Pont-à-Vendin|Estevelles
62890 Tournehem-sur-la-Hem|Nordausques|Recques-sur-Hem|Muncq-Nieurlet|Mentque-Nortbécourt|Bonningues-lès-Ardres|Zouafques|Audrehem|Clerques|Nort-Leulinghem
62910 Éperlecques|Serques|Moulle|Houlle|Bayenghem-lès-Éperlecques|Moringhem
62920 Chocques|Gonnehem|Oblinghem
62930 Wimereux
62940 Haillicourt
62950 Noyelles-Godault
62960 Bomy|Febvin-Palfart|Ligny-lès-Aire|Fléchin|Laires|Erny-Saint-Julien|Westrehem|Beaumetz-lès-Aire
62970 Courcelles-lès-Lens
62980 Vermelles|Noyelles-lès-Vermelles
62990 Beaurainville|Maresquel-Ecquemicourt|Contes|Marenla|Loison-sur-Créquoise|Lespinoy|Embry|Lebiez|Offin|Rimboval|Saint-Denœux|Hesmond|Royon|Boubers-lès-Hesmond
63000 Clermont-Ferrand
63100 Clermont-Ferrand
63110 Beaumont
63111 Mur-sur-Allier
63112 Blanzat
63113 Picherande
63114 Coudes|Authezat|Montpeyroux
63115 Mur-sur-Allier
63116 Beauregard-l'Évêque
63117 Chauriat
63118 Cébazat
63119 Châteaugay
63120 Courpière|Vollore-Ville|Sermentizon|Sauviat|Néronde-sur-Dore|Vollore-Montagne|Aubusson-d'Auvergne|Sainte-Agathe
63122 Ceyrat|Saint-Genès-Champanelle
63130 Royat
63140 Châtel-Guyon
63150 La Bourboule|Murat-le-Quaire
63160 Billom|Saint-Julien-de-Coppel|Égliseneuve-près-Billom|Montmorin|Glaine-Montaigut|Bongheat|Espirat|Reignat|Fayet-le-Château|Neuville|Chas|Mauzun
63170 Aubière|Pérignat-lès-Sarliève
63190 Lezoux|Orléat|Moissat|Seychalles|Ravel|Bort-l'Étang|Saint-Jean-d'Heurs|Lempty
63200 Riom|Mozac|Saint-Bonnet-près-Riom|Chambaron sur Morge|Ménétrol|Marsat|Malauzat|Pessat-Villeneuve|Le Cheix-sur-Morge|Davayat|Prompsat|Yssac-la-Tourette|Gimeaux
63210 Nébouzat|Olby|Rochefort-Montagne|Ceyssat|Saint-Bonnet-près-Orcival|Saint-Pierre-Roche|Vernines|Perpezat|Aurières|Orcival|Heume-l'Église
63220 Arlanc|Dore-l'Église|Beurières|Chaumont-le-Bourg|Mayres|Doranges|Novacelles|Saint-Alyre-d'Arlanc|Medeyrolles|Saint-Sauveur-la-Sagne
63230 Saint-Ours|Chapdes-Beaufort|Bromont-Lamothe|Mazaye|Pontgibaud|La Goutelle|Saint-Pierre-le-Chastel|Pulvérières|Saint-Jacques-d'Ambur|Montfermy
63240 Mont-Dore
63250 Celles-sur-Durolle|Chabreloche|Arconsat|Viscomtat
63260 Aigueperse|Effiat|Aubiat|Thuret|Vensat|Bussières-et-Pruns|Chaptuzat|Saint-Genès-du-Retz|Montpensier|Saint-Agoulin|Sardon
63270 Vic-le-Comte|Saint-Maurice|Parent|Yronde-et-Buron|Laps|Sallèdes|Manglieu|Isserteaux|Pignols|Busséol
63290 Puy-Guillaume|Paslières|Châteldon|Limons|Ris|Lachaux|Noalhat|Charnat
63300 Thiers|Escoutoux|Dorat
63310 Randan|Saint-Sylvestre-Pragoulin|Saint-Priest-Bramefant|Mons|Saint-André-le-Coq|Saint-Clément-de-Régnat|Villeneuve-les-Cerfs|Bas-et-Lezat|Beaumont-lès-Randan|Saint-Denis-Combarnazat
63320 Champeix|Montaigut-le-Blanc|Neschers|Les Deux-Rives|Saint-Diéry|Meilhaud|Ludesse|Chadeleuf|Saint-Vincent|Saurier|Saint-Floret|Tourzel-Ronzières|Clémensat|Chassagne|Verrières|Courgoul|Grandeyrolles
63330 Pionsat|Saint-Maurice-près-Pionsat|Virlet|Le Quartier|La Cellette|Saint-Maigner|Saint-Hilaire|Roche-d'Agoux|Bussières|Château-sur-Cher|Vergheas
63340 Saint-Germain-Lembron|Le Breuil-sur-Couze|Charbonnier-les-Mines|Nonette-Orsonnette|Antoingt|Moriat|Saint-Gervazy|Vichel|Boudes|Gignat|Mareugheol|Augnat|Chalus|Collanges|Madriat|Villeneuve|Saint-Hérent|Dauzat-sur-Vodable|Ternant-les-Eaux
63350 Maringues|Joze|Culhat|Luzillat|Crevant-Laveine|Saint-Laure|Bulhon|Vinzelles
63360 Gerzat|Saint-Beauzire|Lussat
63370 Lempdes
63380 Pontaumur|Condat-en-Combraille|Montel-de-Gelat|Villossanges|Miremont|Landogne|Combrailles|Saint-Avit-d'Auvergne|Saint-Étienne-des-Champs|Saint-Hilaire-les-Monges|Tralaigues
63390 Saint-Gervais-d'Auvergne|Châteauneuf-les-Bains|Gouttières|Espinasse|Sauret-Besserve|Ayat-sur-Sioule|Sainte-Christine|Saint-Julien-la-Geneste
63400 Chamalières
63410 Charbonnières-les-Varennes|Loubeyrat|Manzat|Charbonnières-les-Vieilles|Saint-Angel|Vitrac
63420 Ardes|Anzat-le-Luguet|Apchat|Rentières|Saint-Alyre-ès-Montagne|Mazoires|La Chapelle-Marcousse|Roche-Charles-la-Mayrand
63430 Pont-du-Château|Les Martres-d'Artière
63440 Champs|Blot-l'Église|Saint-Pardoux|Saint-Quintin-sur-Sioule|Saint-Hilaire-la-Croix|Marcillat|Pouzol|Saint-Rémy-de-Blot|Saint-Gal-sur-Sioule|Lisseuil
63450 Saint-Amant-Tallende|Chanonat|Tallende|Le Crest|Saint-Saturnin|Saint-Sandoux|Olloix|Cournols
63460 Combronde|Beauregard-Vendon|Artonne|Jozerand|Montcel|Saint-Myon|Teilhède
63470 Herment|Prondines|Verneugheol|Sauvagnat|Puy-Saint-Gulmier|Tortebesse|Saint-Germain-près-Herment
63480 Marat|Vertolaye|Bertignat|Saint-Pierre-la-Bourlhonne
63490 Sauxillanges|Sugères|Brousse|Saint-Jean-en-Val|Usson|Condat-lès-Montboissier|Égliseneuve-des-Liards|Saint-Quentin-sur-Sauxillanges
63500 Issoire|Saint-Babel|Aulhat-Flat|Perrier|Orbeil|Saint-Rémy-de-Chargnat|Brenat|Le Broc|Saint-Yvoine|Solignat|Parentignat|Sauvagnat-Sainte-Marthe|Les Pradeaux|Bergonne|Varennes-sur-Usson|Pardines|Vodable
63510 Aulnat|Malintrat
63520 Saint-Dier-d'Auvergne|Estandeuil|Trézioux|Saint-Jean-des-Ollières|Domaize|Saint-Flour-l'Étang|Ceilloux
63530 Volvic|Sayat|Enval|Chanat-la-Mouteyre
63540 Romagnat
63550 Saint-Rémy-sur-Durolle|Palladuc|Saint-Victor-Montvianeix
63560 Servant|Menat|Neuf-Église|Teilhet
63570 Brassac-les-Mines|Auzat-la-Combelle|Lamontgie|Jumeaux|Beaulieu|Bansat|Saint-Martin-des-Plains|Saint-Jean-Saint-Gervais|Esteil
63580 Le Vernet-Chaméane|Saint-Étienne-sur-Usson|Saint-Genès-la-Tourette|Champagnat-le-Jeune|Saint-Martin-d'Ollières|La Chapelle-sur-Usson|Sainte-Catherine|Peslières|Valz-sous-Châteauneuf
63590 Cunlhat|Tours-sur-Meymont|Auzelles|La Chapelle-Agnon
63600 Ambert|Saint-Ferréol-des-Côtes|La Forie|Saint-Martin-des-Olmes|Champétières|Valcivières|Grandrif|Thiolières|Saint-Just|Baffie
63610 Besse-et-Saint-Anastaise|Saint-Pierre-Colamine|Valbeleix|Compains
63620 Giat|Fernoël|La Celle|Voingt
63630 Saint-Germain-l'Herm|Saint-Bonnet-le-Chastel|Saint-Bonnet-le-Bourg|Fayet-Ronaye
63640 Saint-Priest-des-Champs|Charensat|Biollet
63650 La Monnerie-le-Montel
63660 Saint-Anthème|Saint-Clément-de-Valorgue|Saint-Romain|La Chaulme
63670 Le Cendre|La Roche-Blanche|Orcet
63680 La Tour-d'Auvergne|Chastreix|Saint-Donat
63690 Tauves|Larodde|Singles|Avèze|Labessette
63700 Saint-Éloy-les-Mines|Montaigut-en-Combraille|Youx|Lapeyrouse|Moureuille|La Crouzille|Buxières-sous-Montaigut|Ars-les-Favets|Durmignat
63710 Saint-Nectaire|Le Vernet-Sainte-Marguerite
63720 Ennezat|Chappes|Saint-Ignat|Martres-sur-Morge|Entraigues|Clerlande|Surat|Chavaroux|Varennes-sur-Morge
63730 Les Martres-de-Veyre|Mirefleurs|Plauzat|Corent|La Sauvetat
63740 Gelles|Cisternes-la-Forêt
63750 Messeix|Savennes
63760 Bourg-Lastic|Lastic|Saint-Sulpice
63770 Les Ancizes-Comps
63780 Saint-Georges-de-Mons|Queuille
63790 Murol|Chambon-sur-Lac|Saint-Victor-la-Rivière
63800 Cournon-d'Auvergne|Pérignat-sur-Allier|Saint-Georges-sur-Allier|La Roche-Noire|Saint-Bonnet-lès-Allier
63810 Bagnols|Cros|Trémouille-Saint-Loup
63820 Saint-Julien-Puy-Lavèze|Laqueuille|Briffons
63830 Nohanent|Durtol
63840 Sauvessanges|Viverols|Saillant|Églisolles
63850 Égliseneuve-d'Entraigues|Saint-Genès-Champespe|Espinchal|La Godivelle
63870 Orcines
63880 Olliergues|Le Brugeron|Saint-Gervais-sous-Meymont|Olmet
63890 Saint-Amant-Roche-Savine|Le Monestier|Grandval|Saint-Éloy-la-Glacière
63910 Vertaizon|Bouzel|Vassel
63920 Peschadoires
63930 Augerolles|La Renaudie
63940 Marsac-en-Livradois
63950 Saint-Sauves-d'Auvergne
63960 Veyre-Monton
63970 Aydat|Saulzet-le-Froid
63980 Fournols|Échandelys|Chambon-sur-Dolore|Aix-la-Fayette
63990 Job
64000 Pau
64100 Bayonne
64110 Jurançon|Gelos|Mazères-Lezons|Laroin|Rontignon|Uzos|Saint-Faust
64120 Saint-Palais|Aïcirits-Camou-Suhast|Beyrie-sur-Joyeuse|Orègue|Béhasque-Lapiste|Domezain-Berraute|Amendeuix-Oneix|Larceveau-Arros-Cibits|Arraute-Charritte|Luxe-Sumberraute|Arbérats-Sillègue|Garris|Arbouet-Sussaute|Gabat|Méharin|Masparraute|Béguios|Pagolle|Aroue-Ithorots-Olhaïby|Ostabat-Asme|Amorots-Succos|Uhart-Mixe|Juxue|Saint-Just-Ibarre|Lohitzun-Oyhercq|Larribar-Sorhapuru|Ilharre|Etcharry|Labets-Biscay|Bunus|Orsanco|Hosta|Ibarrolle|Arhansus
64121 Serres-Castet|Montardon
64122 Urrugne
64130 Mauléon-Licharre|Chéraute|Viodos-Abense-de-Bas|Barcus|Ordiarp|Espès-Undurein|Gotein-Libarrenx|Garindein|Moncayolle-Larrory-Mendibieu|Idaux-Mendy|Charritte-de-Bas|Aussurucq|Musculdy|Menditte|Berrogain-Laruns|Ainharp|Lichos|Roquiague|Arrast-Larrebieu|L'Hôpital-Saint-Blaise
64140 Billère|Lons
64150 Mourenx|Lagor|Pardies|Lahourcade|Os-Marsillon|Vielleségure|Sauvelade|Abidos|Bésingrand|Noguères
64160 Morlaàs|Buros|Serres-Morlaàs|Saint-Castin|Sévignacq|Gabaston|Saint-Jammes|Saint-Armou|Bernadets|Barinque|Maucor|Ouillon|Saint-Laurent-Bretagne|Escoubès|Sedzère|Coslédaà-Lube-Boast|Monassut-Audiracq|Higuères-Souye|Riupeyrous|Sedze-Maubecq|Carrère|Lombia|Lussagnet-Lusson|Lespourcy|Anos|Espéchède|Abère|Gerderest|Urost
64170 Artix|Lacq|Cescau|Labastide-Monréjeau|Labastide-Cézéracq|Serres-Sainte-Marie|Casteide-Cami|Viellenave-d'Arthez
64190 Navarrenx|Castetnau-Camblong|Gurs|Sus|Susmiou|Préchacq-Josbaig|Méritein|Rivehaute|Ogenne-Camptort|Dognen|Charre|Bugnein|Montfort|Araujuzon|Préchacq-Navarrenx|Audaux|Viellenave-de-Navarrenx|Castetbon|Jasses|Araux|Lay-Lamidou|Narp|Angous|Bastanès|Nabas|Gestas|Ossenx|Tabaille-Usquain
64200 Biarritz|Arcangues|Bassussarry
64210 Bidart|Arbonne|Ahetze|Guéthary
64220 Saint-Jean-Pied-de-Port|Saint-Jean-le-Vieux|Uhart-Cize|Ispoure|Anhaux|Irouléguy|Ascarat|Lasse|Estérençuby|Saint-Michel|Ahaxe-Alciette-Bascassan|Arnéguy|Bussunarits-Sarrasquette|Jaxu|Lecumberry|Mendive|Lacarre|Caro|Ainhice-Mongelos|Gamarthe|Aincille|Bustince-Iriberry|Béhorléguy
64230 Lescar|Sauvagnon|Artiguelouve|Poey-de-Lescar|Denguin|Uzein|Arbus|Mazerolles|Bougarber|Aussevielle|Siros|Caubios-Loos|Momas|Aubin|Beyrie-en-Béarn
64240 Hasparren|Briscous|Urt|Ayherre|La Bastide-Clairence|Mendionde|Macaye|Isturits|Bonloc
64250 Cambo-les-Bains|Itxassou|Espelette|Souraïde|Louhossoa|Ainhoa
64260 Arudy|Louvie-Juzon|Buzy|Rébénacq|Sévignacq-Meyracq|Izeste|Bielle|Sainte-Colome|Lys|Bescat|Aste-Béon|Gère-Bélesten|Bilhères|Castet
64270 Salies-de-Béarn|Puyoô|Bellocq|Carresse-Cassaber|Lahontan|Ramous|Labastide-Villefranche|Saint-Pé-de-Léren|Escos|Léren|Castagnède|Arancou|Saint-Dos|Auterrive|L'Hôpital-d'Orion|Bergouey-Viellenave
64290 Gan|Lasseube|Bosdarros|Aubertin|Estialescq|Lasseubetat
64300 Orthez|Mont|Sault-de-Navailles|Maslacq|Baigts-de-Béarn|Bonnut|Argagnon|Castétis|Biron|Sallespisse|Loubieng|Bérenx|Laà-Mondrans|Saint-Boès|Ozenx-Montestrucq|Balansun|Salles-Mongiscard|Lanneplaà|Sarpourenx|Saint-Girons-en-Béarn|Lacadée|Castetner|Labeyrie
64310 Saint-Pée-sur-Nivelle|Ascain|Sare
64320 Idron|Bizanos|Ousse|Lée|Sendets|Aressy
64330 Garlin|Boueilh-Boueilho-Lasque|Claracq|Castetpugon|Taron-Sadirac-Viellenave|Portet|Diusse|Vialer|Aydie|Baliracq-Maumusson|Conchez-de-Béarn|Mascaraàs-Haron|Cadillon|Moncla|Burosse-Mendousse|Mont-Disse|Ribarrouy|Saint-Jean-Poudge|Mouhous|Tadousse-Ussau|Aubous
64340 Boucau
64350 Lembeye|Simacourbe|Maspie-Lalonquère-Juillacq|Lalongue|Séméacq-Blachon|Moncaup|Lespielle|Lannecaube|Escurès|Anoye|Peyrelongue-Abos|Arrosès|Crouseilles|Lasserre|Momy|Aurions-Idernes|Arricau-Bordes|Luc-Armau|Samsons-Lion|Corbère-Abères|Castillon (Canton de Lembeye)|Monpezat|Bassillon-Vauzé|Lucarré|Gayon|Bétracq
64360 Monein|Lucq-de-Béarn|Tarsacq|Abos|Parbayse|Cardesse|Cuqueron|Lacommande
64370 Arthez-de-Béarn|Morlanne|Hagetaubin|Castillon (Canton d'Arthez-de-Béarn)|Mesplède|Pomps|Casteide-Candau|Géus-d'Arzacq|Saint-Médard|Doazon|Uzan|Boumourt|Arnos
64390 Sauveterre-de-Béarn|Osserain-Rivareyte|Guinarthe-Parenties|Autevielle-Saint-Martin-Bideren|Athos-Aspis|Saint-Gladie-Arrive-Munein|Barraute-Camu|Oraàs|Orion|Laàs|Orriule|Andrein|Abitain|Espiute|Burgaronne
64400 Oloron-Sainte-Marie|Bidos|Agnos|Ledeuix|Gurmençon|Moumour|Eysus|Esquiule|Goès|Géronce|Estos|Précilhon|Verdets|Orin|Geüs-d'Oloron|Aren|Saint-Goin|Poey-d'Oloron|Saucède
64410 Arzacq-Arraziguet|Vignes|Malaussanne|Garos|Méracq|Lonçon|Séby|Fichous-Riumayou|Larreule|Poursiugues-Boucoue|Cabidos|Bouillon|Mialos|Louvigny|Piets-Plasence-Moustrou|Montagut|Coublucq|Arget|Pouliacq
64420 Soumoulou|Nousty|Espoey|Artigueloutan|Andoins|Limendous|Lourenties|Eslourenties-Daban|Gomer|Lucgarier|Hours|Arrien|Saubole
64430 Saint-Étienne-de-Baïgorry|Banca|Aldudes|Urepel
64440 Laruns|Béost|Eaux-Bonnes|Louvie-Soubiron
64450 Navailles-Angos|Thèze|Astis|Bournos|Doumy|Miossens-Lanusse|Argelos|Lalonquette|Auriac|Lasclaveries|Garlède-Mondebat|Auga|Viven|Lème
64460 Montaner|Ponson-Dessus|Lamayou|Aast|Bédeille|Labatut-Figuières|Pontiacq-Viellepinte|Casteide-Doat|Monségur|Baleix|Bentayou-Sérée|Ponson-Debat-Pouts|Maure|Castéra-Loubix
64470 Tardets-Sorholus|Montory|Alos-Sibas-Abense|Alçay-Alçabéhéty-Sunharette|Sauguis-Saint-Étienne|Laguinge-Restoue|Trois-Villes|Lacarry-Arhan-Charritte-de-Haut|Camou-Cihigue|Ossas-Suhare|Haux|Lichans-Sunhar|Etchebar
64480 Ustaritz|Larressore|Jatxou|Halsou
64490 Bedous|Accous|Osse-en-Aspe|Lées-Athas|Lescun|Sarrance|Escot|Borce|Aydius|Etsaut|Urdos|Cette-Eygun
64500 Saint-Jean-de-Luz|Ciboure
64510 Bordes|Assat|Boeil-Bezing|Meillon|Angaïs|Narcastet|Baliros
64520 Bardos|Bidache|Guiche|Came|Sames
64530 Pontacq|Ger|Barzun|Livron|Labatmale
64560 Licq-Athérey|Larrau|Sainte-Engrâce
64570 Arette|Aramits|Ance Féas|Lanne-en-Barétous|Issor|Lourdios-Ichère
64600 Anglet
64640 Hélette|Iholdy|Saint-Esteben|Armendarits|Saint-Martin-d'Arberoue|Lantabat
64660 Asasp-Arros|Lurbe-Saint-Christau
64680 Ogeu-les-Bains|Buziet|Herrère
64700 Hendaye|Urrugne|Biriatou
64780 Ossès|Irissarry|Bidarray|Saint-Martin-d'Arrossa|Suhescun
64800 Nay|Coarraze|Bénéjacq|Asson|Mirepeix|Montaut|Igon|Bruges-Capbis-Mifaget|Arros-de-Nay|Lestelle-Bétharram|Beuste|Bordères|Baudreix|Bourdettes|Lagos|Arthez-d'Asson|Pardies-Piétat|Saint-Vincent|Haut-de-Bosdarros|Saint-Abit
64870 Escou|Escout
64990 Saint-Pierre-d'Irube|Mouguerre|Villefranque|Urcuit|Lahonce
65000 Tarbes
65100 Lourdes|Adé|Poueyferré|Bartrès|Julos|Loubajac|Lézignan|Barlest|Jarret|Aspin-en-Lavedan|Ségus|Arcizac-ez-Angles|Ossen|Omex|Geu|Juncalas|Lugagnan|Ger|Viger|Les Angles|Gazost|Bourréac|Arrodets-ez-Angles|Arrayou-Lahitte|Saint-Créac|Escoubès-Pouts|Cheust|Paréac|Ossun-ez-Angles|Berbérust-Lias|Ourdis-Cotdoussan|Sère-Lanso|Ousté|Gez-ez-Angles|Artigues|Ourdon
65110 Cauterets
65120 Luz-Saint-Sauveur|Esquièze-Sère|Gavarnie-Gèdre|Esterre|Sazos|Barèges|Sers|Saligos|Viella|Betpouey|Sassis|Chèze|Grust|Viscos|Viey
65130 Capvern|Avezac-Prat-Lahitte|Mauvezin|Tilhouse|Bourg-de-Bigorre|Esparros|Labastide|Benqué-Molère|Asque|Chelle-Spou|Artiguemy|Laborde|Sarlabous|Castillon|Bonnemazon|Péré|Bettes|Bulan|Gourgue|Batsère|Espèche|Escots|Lomné|Fréchendets|Esconnets|Espieilh|Arrodets
65140 Rabastens-de-Bigorre|Tostat|Bazillac|Sénac|Escondeaux|Sarriac-Bigorre|Lacassagne|Liac|Monfaucon|Lescurry|Laméac|Saint-Sever-de-Rustan|Peyrun|Trouley-Labarthe|Mingot|Ugnouas|Gensac|Ségalas|Buzon|Ansost|Moumoulous|Barbachen|Mansan|Bouilh-Devant
65150 Saint-Laurent-de-Neste|Tuzaguet|Cantaous|Mazères-de-Neste|Tibiran-Jaunac|Saint-Paul|Nistos|Bize|Nestier|Anères|Bizous|Montégut|Générest|Seich|Lombrès|Montsérié|Hautaget
65170 Saint-Lary-Soulan|Vielle-Aure|Aragnouet|Bourisp|Vignec|Sailhan|Guchan|Azet|Bazus-Aure|Camparan|Estensan|Cadeilhan-Trachère|Tramezaïgues|Ens|Grailhen
65190 Tournay|Bordes|Mascaras|Calavanté|Burg|Goudon|Ozon|Lespouey|Moulédous|Bégole|Peyraube|Fréchou-Fréchet|Luc|Clarac|Oueilloux|Poumarous|Bernadets-Dessus|Lanespède|Sinzos|Hitte|Oléac-Dessus|Orieux|Lhez|Ricaud|Castéra-Lanusse|Caharet
65200 Bagnères-de-Bigorre|Gerde|Pouzac|Montgaillard|Trébons|Cieutat|Asté|Ordizan|Visker|Hiis|Astugue|Loucrup|Orignac|Mérilheu|Labassère|Antist|Argelès-Bagnères|Uzer|Germs-sur-l'Oussouet|Hauban|Neuilh|Lies|Banios|Marsas
65220 Trie-sur-Baïse|Bonnefont|Puydarrieux|Sadournin|Fontrailles|Sère-Rustaing|Lalanne-Trie|Mazerolles|Villembits|Luby-Betmont|Bernadets-Debat|Lustar|Bugard|Antin|Lapeyre|Vidou|Tournous-Darré|Estampures|Lubret-Saint-Luc|Lamarque-Rustaing|Fréchède
65230 Castelnau-Magnoac|Thermes-Magnoac|Puntous|Sariac-Magnoac|Campuzan|Cizos|Guizerix|Larroque|Lalanne|Aries-Espénan|Betpouy|Peyret-Saint-André|Villemur|Vieuzos|Devèze|Hachan|Betbèze|Pouy|Caubous|Organ|Barthe|Casterets
65240 Arreau|Loudenvielle|Cadéac|Guchen|Adervielle-Pouchergues|Génos|Jézeau|Aulon|Grézian|Pailhac|Avajan|Vielle-Louron|Cazaux-Fréchet-Anéran-Camors|Gouaux|Loudervielle|Aspin-Aure|Barrancoueu|Bareilles|Mont|Lançon|Germ|Estarvielle|Fréchet-Aure|Ardengost
65250 La Barthe-de-Neste|Hèches|Escala|Montoussé|Izaux|Lortet|Saint-Arroman|Gazave|Bazus-Neste|Mazouau
65260 Pierrefitte-Nestalas|Villelongue|Adast|Soulom
65270 Saint-Pé-de-Bigorre|Peyrouse
65290 Juillan|Louey
65300 Lannemezan|Clarens|Pinas|Campistrous|Uglas|Lagrange|Lutilhous|Réjaumont|Tajan
65310 Odos|Laloubère|Horgues
65320 Bordères-sur-l'Échez|Lagarde|Gardères|Luquet|Séron|Tarasteix|Gayan|Oroix|Pintac
65330 Galan|Houeydets|Montastruc|Recurt|Bonrepos|Galez|Libaros|Castelbajac|Tournous-Devant|Sentous|Sabarros
65350 Pouyastruc|Laslades|Boulin|Cabanac|Souyeaux|Aubarède|Marseillan|Castelvieilh|Dours|Castéra-Lou|Chelle-Debat|Louit|Oléac-Debat|Lansac|Collongues|Sabalos|Bouilh-Péreuilh|Hourc|Lizos|Coussan|Osmets|Marquerie|Mun|Jacque|Soréac|Gonez|Peyriguère|Thuy
65360 Bernac-Debat|Momères|Arcizac-Adour|Salles-Adour|Vielle-Adour|Allier|Saint-Martin|Bernac-Dessus|Barbazan-Dessus
65370 Loures-Barousse|Siradan|Izaourt|Saléchan|Bertren|Sarp|Mauléon-Barousse|Sost|Thèbe|Anla|Gembrie|Sacoué|Esbareich|Troubat|Cazarilh|Sainte-Marie|Ilheu|Créchets|Ourde|Antichan|Aveux|Gaudent|Ferrère|Bramevaque|Samuran
65380 Ossun|Azereix|Lamarque-Pontacq|Lanne|Bénac|Orincles|Layrisse|Hibarette|Barry|Averan
65390 Andrest|Aurensan|Sarniguet
65400 Argelès-Gazost|Arrens-Marsous|Arras-en-Lavedan|Lau-Balagnas|Ayzac-Ost|Beaucens|Arcizans-Avant|Agos-Vidalos|Saint-Savin|Ayros-Arbouix|Gez|Boô-Silhen|Aucun|Salles|Préchac|Ouzous|Bun|Saint-Pastous|Artalens-Souin|Gaillagos|Arcizans-Dessus|Vier-Bordes|Estaing|Sère-en-Lavedan|Sireix|Uz
65410 Sarrancolin|Beyrède-Jumet-Camous|Ilhet
65420 Ibos
65430 Soues
65440 Ancizan
65460 Bazet|Bours
65490 Oursbelille
65500 Vic-en-Bigorre|Pujo|Artagnan|Siarrouy|Saint-Lézer|Camalès|Caixon|Marsac|Nouilhan|Escaunets|Villenave-près-Marsac|Sanous|Talazac|Villenave-près-Béarn
65510 Loudenvielle
65560 Ferrières|Arbéost
65590 Bordères-Louron|Cazaux-Debat|Ris
65600 Séméac|Sarrouilles
65660 Aventignan
65670 Monléon-Magnoac|Arné|Bazordan|Monlong|Gaussan|Laran|Lassales
65690 Barbazan-Debat|Angos|Montignac
65700 Maubourguet|Castelnau-Rivière-Basse|Lafitole|Madiran|Labatut-Rivière|Larreule|Lascazères|Lahitte-Toupière|Auriébat|Vidouze|Sombrun|Soublecause|Sauveterre|Saint-Lanne|Estirac|Caussade-Rivière|Hères|Villefranque|Hagedet
65710 Bagnères-de-Bigorre|Campan|Beaudéan
65800 Aureilhan|Orleix|Chis
66000 Perpignan
66100 Perpignan
66110 Amélie-les-Bains-Palalda|Montbolo|Saint-Marsal|La Bastide|Taulis
66120 Font-Romeu-Odeillo-Via|Égat|Targasonne
66130 Ille-sur-Têt|Corbère-les-Cabanes|Bouleternère|Corbère|Saint-Michel-de-Llotes|Trévillach|Montalba-le-Château|Boule-d'Amont|Casefabre|Prunet-et-Belpuig
66140 Canet-en-Roussillon
66150 Arles-sur-Tech|Corsavy|Montferrer
66160 Le Boulou
66170 Millas|Saint-Féliu-d'Avall|Néfiach|Saint-Féliu-d'Amont
66180 Villeneuve-de-la-Raho
66190 Collioure
66200 Elne|Alénya|Latour-Bas-Elne|Corneilla-del-Vercol|Théza|Montescot
66210 Bolquère|La Cabanasse|Les Angles|Formiguères|Matemale|Saint-Pierre-dels-Forcats|La Llagonne|Mont-Louis|Fontrabiouse|Sauto|Réal|Puyvalador|Planès
66220 Saint-Paul-de-Fenouillet|Caudiès-de-Fenouillèdes|Ansignan|Lesquerde|Fenouillet|Saint-Arnac|Prugnanes|Trilla|Fosse|Saint-Martin-de-Fenouillet|Vira
66230 Prats-de-Mollo-la-Preste|Serralongue|Le Tech|Lamanère
66240 Saint-Estève
66250 Saint-Laurent-de-la-Salanque
66260 Saint-Laurent-de-Cerdans|Coustouges
66270 Le Soler
66280 Saleilles
66290 Cerbère
66300 Thuir|Ponteilla|Trouillas|Llupia|Saint-Jean-Lasseille|Banyuls-dels-Aspres|Fourques|Villemolaque|Tresserre|Passa|Terrats|Camélas|Llauro|Castelnou|Montauriol|Tordères|Sainte-Colombe-de-la-Commanderie|Caixas
66310 Estagel
66320 Vinça|Rodès|Rigarda|Marquixanes|Joch|Espira-de-Conflent|Finestret|Estoher|Arboussols|Baillestavy|Tarerach|Valmanya|Glorianes
66330 Cabestany
66340 Osséja|Palau-de-Cerdagne|Nahuja|Valcebollère
66350 Toulouges
66360 Sahorre|Olette|Serdinya|Nyer|Escaro|Fontpédrouse|Py|Canaveilles|Ayguatébia-Talau|Jujols|Mantet|Sansa|Souanyas|Oreilla|Thuès-Entre-Valls|Caudiès-de-Conflent|Railleu
66370 Pézilla-la-Rivière
66380 Pia
66390 Baixas
66400 Céret|Reynès|Oms|Taillet|Calmeilles
66410 Villelongue-de-la-Salanque
66420 Le Barcarès
66430 Bompas
66440 Torreilles
66450 Pollestres
66460 Maury
66470 Sainte-Marie-la-Mer
66480 Maureillas-las-Illas|Le Perthus|Les Cluses|L'Albère
66490 Saint-Jean-Pla-de-Corts|Vivès
66500 Prades|Ria-Sirach|Los Masos|Catllar|Eus|Codalet|Taurinya|Mosset|Clara-Villerach|Molitg-les-Bains|Villefranche-de-Conflent|Campôme|Conat|Nohèdes|Urbanya
66510 Saint-Hippolyte
66530 Claira
66540 Baho
66550 Corneilla-la-Rivière
66560 Ortaffa
66570 Saint-Nazaire
66600 Rivesaltes|Salses-le-Château|Espira-de-l'Agly|Peyrestortes|Opoul-Périllos|Cases-de-Pène|Vingrau|Calce
66610 Villeneuve-la-Rivière
66620 Brouilla
66650 Banyuls-sur-Mer
66660 Port-Vendres
66670 Bages
66680 Canohès
66690 Sorède|Saint-André|Palau-del-Vidre
66700 Argelès-sur-Mer
66720 Latour-de-France|Tautavel|Montner|Cassagnes|Bélesta|Rasiguères|Caramany|Planèzes|Lansac
66730 Sournia|Rabouillet|Prats-de-Sournia|Le Vivier|Feilluns|Pézilla-de-Conflent|Campoussy
66740 Saint-Génis-des-Fontaines|Laroque-des-Albères|Villelongue-dels-Monts|Montesquieu-des-Albères
66750 Saint-Cyprien
66760 Bourg-Madame|Enveitg|Angoustrine-Villeneuve-des-Escaldes|Latour-de-Carol|Ur|Dorres|Porté-Puymorens|Porta
66800 Saillagouse|Err|Estavar|Eyne|Sainte-Léocadie|Llo
66820 Vernet-les-Bains|Corneilla-de-Conflent|Fuilla|Fillols|Casteil
67000 Strasbourg
67100 Strasbourg
67110 Reichshoffen|Niederbronn-les-Bains|Gundershoffen|Oberbronn|Gumbrechtshoffen|Dambach|Zinswiller|Uttenhoffen|Windstein
67112 Breuschwickersheim
67113 Blaesheim
67114 Eschau
67115 Plobsheim
67116 Reichstett
67117 Ittenheim|Furdenheim|Hurtigheim|Quatzenheim|Fessenheim-le-Bas|Dossenheim-Kochersberg|Handschuheim
67118 Geispolsheim
67120 Molsheim|Duttlenheim|Dorlisheim|Ernolsheim-Bruche|Duppigheim|Dachstein|Ergersheim|Altorf|Kolbsheim|Wolxheim|Soultz-les-Bains|Avolsheim
67130 La Broque|Schirmeck|Wisches|Lutzelhouse|Russ|Barembach|Muhlbach-sur-Bruche|Natzwiller|Grandfontaine|Fouday|Neuviller-la-Roche|Wildersbach|Bellefosse|Belmont|Waldersbach|Solbach|Blancherupt
67140 Barr|Andlau|Gertwiller|Stotzheim|Heiligenstein|Zellwiller|Bourgheim|Saint-Pierre|Mittelbergheim|Le Hohwald|Eichhoffen|Reichsfeld|Itterswiller|Bernardvillé
67150 Erstein|Gerstheim|Nordhouse|Hindisheim|Matzenheim|Hipsheim|Osthouse|Schaeffersheim|Limersheim|Uttenheim|Bolsenheim|Daubensand
67160 Wissembourg|Seebach|Schleithal|Riedseltz|Cleebourg|Steinseltz|Salmbach|Drachenbronn-Birlenbach|Oberlauterbach|Siegen|Rott|Oberhoffen-lès-Wissembourg
67170 Brumath|Geudertheim|Wingersheim les Quatre Bans|Ohlungen|Kriegsheim|Bernolsheim|Wahlenheim|Mittelschaeffolsheim|Bilwisheim|Berstheim|Olwisheim|Hochstett|Donnenheim|Rottelsheim|Krautwiller
67190 Mutzig|Still|Gresswiller|Dinsheim-sur-Bruche|Grendelbruch|Mollkirch|Heiligenberg
67200 Strasbourg
67201 Eckbolsheim
67202 Wolfisheim
67203 Oberschaeffolsheim
67204 Achenheim
67205 Oberhausbergen
67206 Mittelhausbergen
67207 Niederhausbergen
67210 Obernai|Meistratzheim|Bernardswiller|Valff|Niedernai|Goxwiller
67220 Villé|Saint-Pierre-Bois|Maisonsgoutte|Breitenbach|Neubois|Dieffenbach-au-Val|Fouchy|Steige|Thanvillé|Neuve-Église|Lalaye|Albé|Triembach-au-Val|Saint-Martin|Breitenau|Saint-Maurice|Urbeis|Bassemberg
67230 Benfeld|Huttenheim|Westhouse|Sand|Obenheim|Kertzfeld|Kogenheim|Rossfeld|Herbsheim|Sermersheim|Diebolsheim|Witternheim
67240 Bischwiller|Oberhoffen-sur-Moder|Gries|Kaltenhouse|Schirrhein|Kurtzenhouse|Schirrhoffen
67250 Soultz-sous-Forêts|Surbourg|Hoffen|Kutzenhausen|Merkwiller-Pechelbronn|Preuschdorf|Schœnenbourg|Lampertsloch|Lobsann|Aschbach|Hunspach|Stundwiller|Oberrœdern|Ingolsheim|Memmelshoffen|Retschwiller|Keffenach
67260 Sarre-Union|Herbitzheim|Keskastel|Harskirchen|Sarrewerden|Siltzheim|Schopperten|Altwiller|Wolfskirchen|Diedendorf|Rimsdorf|Burbach|Bissert|Hinsingen
67270 Hochfelden|Wingersheim les Quatre Bans|Schwindratzheim|Alteckendorf|Wilwisheim|Minversheim|Durningen|Duntzenheim|Saessolsheim|Melsheim|Kienheim|Gougenheim|Huttendorf|Mutzenhouse|Wickersheim-Wilshausen|Geiswiller-Zœbersdorf|Bossendorf|Rohr|Ingenheim|Lixhausen|Hohfrankenheim|Scherlenheim
67280 Oberhaslach|Urmatt|Niederhaslach
67290 Wingen-sur-Moder|Wimmenau|Petersbach|La Petite-Pierre|Weislingen|Rosteig|Lohr|Volksberg|Puberg|Erckartswiller|Tieffenbach|Zittersheim|Struth|Frohmuhl|Hinsbourg
67300 Schiltigheim
67310 Wasselonne|Westhoffen|Sommerau|Scharrachbergheim-Irmstett|Romanswiller|Dahlenheim|Bergbieten|Balbronn|Dangolsheim|Traenheim|Cosswiller|Hohengœft|Flexbourg|Crastatt|Zehnacker|Zeinheim|Rangen|Knœrsheim
67320 Drulingen|Weyer|Eschbourg|Bust|Durstel|Adamswiller|Siewiller|Schœnbourg|Berg|Pfalzweyer|Baerendorf|Hirschland|Bettwiller|Gungwiller|Eywiller|Asswiller|Ottwiller|Rauwiller|Gœrlingen|Rexingen|Thal-Drulingen|Eschwiller|Kirrberg
67330 Bouxwiller|Obermodern-Zutzendorf|Neuwiller-lès-Saverne|Dossenheim-sur-Zinsel|Hattmatt|Ernolsheim-lès-Saverne|Kirrwiller|Obersoultzbach|Niedersoultzbach|Bosselshausen|Uttwiller|Issenhausen
67340 Ingwiller|Reipertswiller|Offwiller|Menchhoffen|Lichtenberg|Weiterswiller|Weinbourg|Rothbach|Schillersdorf|Bischholtz|Sparsbach
67350 Val-de-Moder|Dauendorf|Niedermodern|Ettendorf|Uhrwiller|Uhlwiller|Kindwiller|Morschwiller|Engwiller|Bitschhoffen|Ringendorf|Mulhausen|Schalkendorf|Buswiller|Grassendorf
67360 Wœrth|Durrenbach|Gœrsdorf|Eschbach|Walbourg|Langensoultzbach|Morsbronn-les-Bains|Gunstett|Frœschwiller|Hegeney|Oberdorf-Spachbach|Biblisheim|Dieffenbach-lès-Wœrth
67370 Truchtersheim|Berstett|Schnersheim|Stutzheim-Offenheim|Pfulgriesheim|Dingsheim|Griesheim-sur-Souffel|Willgottheim|Wiwersheim|Neugartheim-Ittlenheim|Wintzenheim-Kochersberg
67380 Lingolsheim
67390 Marckolsheim|Ohnenheim|Artolsheim|Elsenheim|Bootzheim|Mackenheim|Hessenheim|Schœnau|Heidolsheim|Saasenheim|Richtolsheim|Schwobsheim|Bœsenbiesen
67400 Illkirch-Graffenstaden
67410 Drusenheim|Rohrwiller
67420 Plaine|Saales|Saulxures|Colroy-la-Roche|Bourg-Bruche|Ranrupt|Saint-Blaise-la-Roche
67430 Diemeringen|Butten|Waldhambach|Mackwiller|Vœllerdingen|Dehlingen|Domfessel|Ratzwiller|Lorentzen
67440 Marmoutier|Sommerau|Thal-Marmoutier|Schwenheim|Reinhardsmunster|Reutenbourg|Westhouse-Marmoutier|Lochwiller|Dimbsthal|Hengwiller|Jetterswiller|Kleingœft
67450 Mundolsheim|Lampertheim
67460 Souffelweyersheim
67470 Seltz|Mothern|Niederrœdern|Munchhausen|Trimbach|Schaffhouse-près-Seltz|Wintzenbach|Buhl|Eberbach-Seltz|Crœttwiller
67480 Rœschwoog|Rountzenheim-Auenheim|Roppenheim|Leutenheim|Forstfeld|Neuhaeusel|Fort-Louis|Kauffenheim
67490 Dettwiller|Lupstein|Gottesheim|Littenheim|Friedolsheim|Altenheim|Printzheim
67500 Haguenau|Weitbruch|Niederschaeffolsheim|Batzendorf
67510 Lembach|Climbach|Wingen|Obersteinbach|Niedersteinbach
67520 Marlenheim|Nordheim|Kirchheim|Kuttolsheim|Wangen|Odratzheim
67530 Bœrsch|Ottrott|Saint-Nabor
67540 Ostwald
67550 Vendenheim|Eckwersheim
67560 Rosheim|Rosenwiller
67570 La Broque|Rothau
67580 Mertzwiller|Mietesheim|Forstheim|Laubach
67590 Schweighouse-sur-Moder|Ohlungen|Wintershouse
67600 Sélestat|Hilsenheim|Muttersholtz|Ebersheim|Kintzheim|Baldenheim|Mussig|Bindernheim|Orschwiller|Ebersmunster
67610 La Wantzenau
67620 Soufflenheim
67630 Lauterbourg|Niederlauterbach|Scheibenhard|Neewiller-près-Lauterbourg
67640 Fegersheim|Lipsheim|Ichtratzheim
67650 Dambach-la-Ville|Blienschwiller|Dieffenthal
67660 Betschdorf
67670 Mommenheim|Wittersheim|Waltenheim-sur-Zorn
67680 Epfig|Nothalten
67690 Hatten|Rittershoffen
67700 Saverne|Monswiller|Otterswiller|Ottersthal|Haegen|Saint-Jean-Saverne|Waldolwisheim|Eckartswiller|Furchhausen|Gottenhouse|Wolschheim|Maennolsheim|Landersheim
67710 Wangenbourg-Engenthal
67720 Hœrdt|Weyersheim|Bietlenheim
67730 Châtenois|La Vancelle
67750 Scherwiller
67760 Gambsheim
67770 Sessenheim|Dalhunden|Stattmatten
67790 Steinbourg
67800 Bischheim|Hœnheim
67810 Holtzheim
67820 Wittisheim
67840 Kilstett
67850 Herrlisheim|Offendorf
67860 Rhinau|Boofzheim|Friesenheim
67870 Bischoffsheim|Griesheim-près-Molsheim
67880 Krautergersheim|Innenheim
67920 Sundhouse
67930 Beinheim|Kesseldorf
67960 Entzheim
67970 Oermingen
67980 Hangenbieten
67990 Osthoffen
68000 Colmar
68040 Ingersheim
68100 Mulhouse
68110 Illzach
68116 Guewenheim
68118 Hirtzbach
68120 Pfastatt|Richwiller
68121 Urbès
68124 Wintzenheim
68125 Houssen
68126 Bennwihr
68127 Sainte-Croix-en-Plaine|Oberhergheim|Niederhergheim|Niederentzen|Oberentzen|Biltzheim
68128 Village-Neuf|Rosenau
68130 Altkirch|Carspach|Aspach|Walheim|Wittersdorf|Jettingen|Wahlbach|Obermorschwiller|Zaessingue|Hausgauen|Hundsbach|Franken|Berentzwiller|Tagsdorf|Emlingen|Schwoben|Heiwiller
68140 Munster|Stosswihr|Soultzeren|Gunsbach|Luttenbach-près-Munster|Griesbach-au-Val|Eschbach-au-Val|Hohrod
68150 Ribeauvillé|Ostheim|Hunawihr|Aubure
68160 Sainte-Marie-aux-Mines|Sainte-Croix-aux-Mines
68170 Rixheim
68180 Horbourg-Wihr
68190 Ensisheim|Ungersheim|Raedersheim
68200 Mulhouse
68210 Dannemarie|Bernwiller|Montreux-Vieux|Ballersdorf|Hagenbach|Balschwiller|Retzwiller|Chavannes-sur-l'Étang|Traubach-le-Haut|Manspach|Hecken|Traubach-le-Bas|Valdieu-Lutran|Bréchaumont|Gommersdorf|Eteimbes|Altenach|Montreux-Jeune|Wolfersdorf|Fulleren|Saint-Ulrich|Magny|Elbach|Romagny|Gildwiller|Buethwiller|Falkwiller|Mertzen|Guevenatten|Bellemagny|Saint-Cosme
68220 Hégenheim|Hésingue|Hagenthal-le-Bas|Leymen|Buschwiller|Attenschwiller|Folgensbourg|Wentzwiller|Hagenthal-le-Haut|Michelbach-le-Haut|Ranspach-le-Haut|Neuwiller|Knœringue|Liebenswiller
68230 Turckheim|Wihr-au-Val|Walbach|Zimmerbach|Soultzbach-les-Bains|Niedermorschwihr|Katzenthal|Wasserbourg
68240 Kaysersberg Vignoble|Fréland
68250 Rouffach|Pfaffenheim|Westhalten|Gundolsheim|Munwiller
68260 Kingersheim
68270 Wittenheim|Ruelisheim
68280 Andolsheim|Sundhoffen|Logelheim|Appenwihr
68290 Masevaux-Niederbruck|Lauw|Kirchberg|Bourbach-le-Bas|Sewen|Dolleren|Rimbach-près-Masevaux|Bourbach-le-Haut|Oberbruck|Sickert|Wegscheid
68300 Saint-Louis
68310 Wittelsheim
68320 Porte du Ried|Kunheim|Jebsheim|Muntzenheim|Widensolen|Bischwihr|Fortschwihr|Durrenentzen|Artzenheim|Urschenheim|Grussenheim|Wickerschwihr|Baltzenheim
68330 Huningue
68340 Riquewihr|Zellenberg
68350 Brunstatt-Didenheim
68360 Soultz-Haut-Rhin
68370 Orbey
68380 Metzeral|Breitenbach-Haut-Rhin|Muhlbach-sur-Munster|Sondernach|Mittlach
68390 Sausheim|Baldersheim|Battenheim
68400 Riedisheim
68410 Ammerschwihr
68420 Herrlisheim-près-Colmar|Eguisheim|Hattstatt|Gueberschwihr|Husseren-les-Châteaux|Vœgtlinshoffen|Obermorschwihr
68440 Habsheim|Landser|Eschentzwiller|Dietwiller|Schlierbach|Zimmersheim|Bruebach|Steinbrunn-le-Bas|Steinbrunn-le-Haut
68460 Lutterbach
68470 Fellering|Husseren-Wesserling|Ranspach|Mitzach|Mollau|Storckensohn
68480 Pfetterhouse|Ferrette|Durmenach|Oltingue|Roppentzwiller|Vieux-Ferrette|Werentzhouse|Mœrnach|Kœstlach|Durlinsdorf|Raedersdorf|Wolschwiller|Bouxwiller|Fislis|Courtavon|Linsdorf|Biederthal|Sondersdorf|Ligsdorf|Winkel|Bettlach|Lutter|Liebsdorf|Levoncourt|Bendorf|Kiffis|Oberlarg|Lucelle
68490 Ottmarsheim|Bantzenheim|Hombourg|Chalampé|Petit-Landau
68500 Guebwiller|Issenheim|Merxheim|Berrwiller|Bergholtz|Orschwihr|Jungholtz|Wuenheim|Hartmannswiller|Bergholtzzell|Rimbach-près-Guebwiller|Rimbachzell
68510 Sierentz|Uffheim|Rantzwiller|Helfrantzkirch|Kœtzingue|Kappelen|Magstatt-le-Bas|Geispitzen|Waltenheim|Stetten|Magstatt-le-Haut
68520 Burnhaupt-le-Bas|Burnhaupt-le-Haut|Schweighouse-Thann
68530 Buhl|Murbach
68540 Bollwiller|Feldkirch
68550 Saint-Amarin|Malmerspach
68560 Hirsingue|Heimersdorf|Bettendorf|Ruederbach
68570 Soultzmatt|Osenbach
68580 Seppois-le-Bas|Friesen|Hindlingen|Bisel|Seppois-le-Haut|Mooslargue|Strueth|Largitzen|Ueberstrass
68590 Saint-Hippolyte|Thannenkirch|Rodern|Rorschwihr
68600 Volgelsheim|Biesheim|Neuf-Brisach|Dessenheim|Wolfgantzen|Algolsheim|Heiteren|Obersaasheim|Weckolsheim|Vogelgrun|Hettenschlag|Geiswasser
68610 Lautenbach|Lautenbachzell|Linthal
68620 Bitschwiller-lès-Thann
68630 Bennwihr|Mittelwihr
68640 Waldighoffen|Muespach-le-Haut|Muespach|Steinsoultz|Riespach|Feldbach
68650 Lapoutroie|Le Bonhomme
68660 Lièpvre|Rombach-le-Franc
68680 Kembs|Niffer
68690 Moosch|Geishouse
68700 Cernay|Aspach-Michelbach|Wattwiller|Uffholtz|Steinbach|Aspach-le-Bas
68720 Zillisheim|Illfurth|Hochstatt|Spechbach|Flaxlanden|Tagolsheim|Frœningen|Luemschwiller|Heidwiller|Saint-Bernard|Eglingen
68730 Blotzheim|Michelbach-le-Bas|Ranspach-le-Bas
68740 Fessenheim|Blodelsheim|Munchhouse|Hirtzfelden|Rumersheim-le-Haut|Rustenhart|Balgau|Nambsheim|Roggenhouse
68750 Bergheim
68760 Willer-sur-Thur|Goldbach-Altenbach
68770 Ammerschwihr
68780 Sentheim|Le Haut Soultzbach|Soppe-le-Bas|Diefmatten|Bretten|Sternenberg
68790 Morschwiller-le-Bas
68800 Thann|Vieux-Thann|Leimbach|Roderen|Rammersmatt
68820 Kruth|Wildenstein
68830 Oderen
68840 Pulversheim
68850 Staffelfelden
68870 Bartenheim|Brinckheim
68890 Meyenheim|Réguisheim
68910 Labaroche
68920 Wintzenheim|Wettolsheim
68950 Reiningue
68960 Illtal|Willer
68970 Guémar|Illhaeusern
68980 Beblenheim
68990 Heimsbrunn|Galfingue
69001 Lyon
69002 Lyon
69003 Lyon
69004 Lyon
69005 Lyon
69006 Lyon
69007 Lyon
69008 Lyon
69009 Lyon
69100 Villeurbanne
69110 Sainte-Foy-lès-Lyon
69115 Chiroubles
69120 Vaulx-en-Velin
69124 Colombier-Saugnieu
69125 Colombier-Saugnieu
69126 Brindas
69130 Écully
69140 Rillieux-la-Pape
69150 Décines-Charpieu
69160 Tassin-la-Demi-Lune
69170 Tarare|Valsonne|Saint-Clément-sur-Valsonne|Joux|Les Sauvages|Saint-Marcel-l'Éclairé|Affoux|Saint-Appolinaire|Dième
69190 Saint-Fons
69200 Vénissieux
69210 Lentilly|L'Arbresle|Saint-Pierre-la-Palud|Sain-Bel|Fleurieux-sur-l'Arbresle|Saint-Germain-Nuelles|Bully|Sourcieux-les-Mines|Savigny|Éveux|Chevinay
69220 Belleville-en-Beaujolais|Charentay|Dracé|Cercié|Lancié|Saint-Lager|Corcelles-en-Beaujolais|Taponas
69230 Saint-Genis-Laval
69240 Thizy-les-Bourgs|Saint-Vincent-de-Reins
69250 Neuville-sur-Saône|Montanay|Albigny-sur-Saône|Fleurieu-sur-Saône|Poleymieux-au-Mont-d'Or|Curis-au-Mont-d'Or
69260 Charbonnières-les-Bains
69270 Fontaines-sur-Saône|Fontaines-Saint-Martin|Cailloux-sur-Fontaines|Couzon-au-Mont-d'Or|Rochetaillée-sur-Saône|Saint-Romain-au-Mont-d'Or
69280 Marcy-l'Étoile|Sainte-Consorce
69290 Craponne|Grézieu-la-Varenne|Saint-Genis-les-Ollières|Pollionnay
69300 Caluire-et-Cuire
69310 Oullins-Pierre-Bénite
69320 Feyzin
69330 Meyzieu|Jonage|Pusignan|Jons
69340 Francheville
69350 La Mulatière
69360 Saint-Symphorien-d'Ozon|Ternay|Communay|Solaize|Sérézin-du-Rhône|Simandres
69370 Saint-Didier-au-Mont-d'Or
69380 Chazay-d'Azergues|Lozanne|Lissieu|Chasselay|Dommartin|Châtillon|Chessy|Civrieux-d'Azergues|Les Chères|Marcilly-d'Azergues|Charnay|Alix|Belmont-d'Azergues|Saint-Jean-des-Vignes
69390 Vernaison|Charly|Millery|Vourles
69400 Villefranche-sur-Saône|Gleizé|Limas|Arnas|Porte des Pierres Dorées
69410 Champagne-au-Mont-d'Or
69420 Condrieu|Ampuis|Longes|Les Haies|Trèves|Tupin-et-Semons
69430 Beaujeu|Deux-Grosnes|Quincié-en-Beaujolais|Régnié-Durette|Lantignié|Les Ardillats|Saint-Didier-sur-Beaujeu|Marchampt|Chénelette|Vernay
69440 Mornant|Chabanière|Taluyers|Saint-Laurent-d'Agny|Chaussan|Sainte-Catherine|Riverie|Saint-André-la-Côte
69450 Saint-Cyr-au-Mont-d'Or
69460 Saint-Étienne-des-Oullières|Blacé|Le Perréon|Vaux-en-Beaujolais|Odenas|Salles-Arbuissonnas-en-Beaujolais|Saint-Étienne-la-Varenne
69470 Cours|Ranchal
69480 Anse|Pommiers|Morancé|Lucenay|Lachassagne|Marcy|Ambérieux
69490 Vindry-sur-Turdine|Saint-Romain-de-Popey|Saint-Forgeux|Sarcey|Ancy
69500 Bron
69510 Soucieu-en-Jarrest|Messimy|Thurins|Rontalon|Yzeron
69520 Grigny-sur-Rhône
69530 Brignais|Orliénas
69540 Irigny
69550 Amplepuis|Cublize|Saint-Jean-la-Bussière|Ronno|Meaux-la-Montagne
69560 Sainte-Colombe|Saint-Romain-en-Gal|Saint-Cyr-sur-le-Rhône
69570 Dardilly
69580 Sathonay-Camp|Sathonay-Village
69590 Saint-Symphorien-sur-Coise|Larajasse|Pomeys|Coise|La Chapelle-sur-Coise
69600 Oullins-Pierre-Bénite
69610 Haute-Rivoire|Sainte-Foy-l'Argentière|Aveize|Saint-Genis-l'Argentière|Meys|Grézieu-le-Marché|Souzy|Les Halles|Montromant
69620 Val d'Oingt|Theizé|Saint-Vérand|Frontenas|Létra|Bagnols|Ternand|Chamelet|Légny|Le Breuil|Sainte-Paule|Moiré
69630 Chaponost
69640 Porte des Pierres Dorées|Denicé|Cogny|Lacenas|Saint-Julien|Ville-sur-Jarnioux|Rivolet|Montmelas-Saint-Sorlin
69650 Quincieux|Saint-Germain-au-Mont-d'Or
69660 Collonges-au-Mont-d'Or
69670 Vaugneray
69680 Chassieu
69690 Bessenay|Brussieu|Courzieu|Brullioles|Saint-Julien-sur-Bibost|Bibost
69700 Givors|Beauvallon|Montagny|Loire-sur-Rhône|Échalas|Saint-Romain-en-Gier
69720 Saint-Bonnet-de-Mure|Saint-Laurent-de-Mure
69730 Genay
69740 Genas
69760 Limonest
69770 Montrottier|Chambost-Longessaigne|Villechenève|Longessaigne
69780 Mions|Saint-Pierre-de-Chandieu|Toussieu
69790 Saint-Igny-de-Vers|Propières|Saint-Bonnet-des-Bruyères|Aigueperse|Saint-Clément-de-Vers|Azolette
69800 Saint-Priest
69820 Fleurie|Vauxrenard
69830 Saint-Georges-de-Reneins
69840 Juliénas|Chénas|Jullié|Cenves|Émeringes
69850 Saint-Martin-en-Haut|Duerne
69860 Deux-Grosnes
69870 Grandris|Lamure-sur-Azergues|Poule-les-Écharmeaux|Chambost-Allières|Saint-Nizier-d'Azergues|Saint-Just-d'Avray|Claveisolles|Saint-Bonnet-le-Troncy|Saint-Cyr-le-Chatoux
69890 La Tour-de-Salvagny
69910 Villié-Morgon
69930 Saint-Laurent-de-Chamousset|Saint-Clément-les-Places
69960 Corbas
69970 Chaponnay|Marennes
70000 Vesoul|Échenoz-la-Méline|Vaivre-et-Montoille|Noidans-lès-Vesoul|Navenne|Pusey|Frotey-lès-Vesoul|Quincey|Montigny-lès-Vesoul|Mailley-et-Chazelot|Pusy-et-Épenoux|Vellefaux|Villers-le-Sec|Noroy-le-Bourg|Colombe-lès-Vesoul|Charmoille|Vallerois-Lorioz|Colombier|Auxon|Raze|Neurey-lès-la-Demie|Échenoz-le-Sec|Montcey|Rosey|Andelarrot|Cerre-lès-Noroy|Chariez|Vallerois-le-Bois|Villeparois|Mont-le-Vernois|Coulevon|La Demie|Velleguindry-et-Levrecey|Andelarre|Comberjon|Flagy|Velle-le-Châtel|Dampvalley-lès-Colombe|Clans|Baignes|Le Magnoray|Boursières
70100 Gray|Arc-lès-Gray|Gray-la-Ville|Beaujeu-Saint-Vallier-Pierrejux-et-Quitteur|Chargey-lès-Gray|Rigny|Ancier|Velesmes-Échevanne|Mantoche|Nantilly|Apremont|Essertenne-et-Cecey|Autrey-lès-Gray|Velet|Bouhans-et-Feurg|Auvet-et-la-Chapelotte|Venère|Battrans|Montureux-et-Prantigny|Cresancey|Champvans|Le Tremblois|Germigney|Poyans|Esmoulins|Saint-Loup-Nantouard|Broye-les-Loups-et-Verfontaine|Saint-Broing|Sauvigney-lès-Gray|Fahy-lès-Autrey|Lœuilley|Champtonnay|Onay|Noiron|Attricourt|Arsans
70110 Villersexel|Esprels|Athesans-Étroitefontaine|Belles-Fontaines|Gouhenans|Fallon|Senargent-Mignafans|Autrey-lès-Cerre|Moimay|Borey|Villafans|Villers-la-Ville|Les Magny|Mélecey|Aillevans|Montjustin-et-Velotte|Saint-Sulpice|Villargent|Longevelle|Autrey-le-Vay|Beveuge|Saint-Ferjeux|Grammont|Oppenans|Pont-sur-l'Ognon|Marast|Oricourt
70120 Combeaufontaine|Lavoncourt|La Roche-Morey|Arbecey|Vauconcourt-Nervezain|Confracourt|Gourgeon|Cornot|Lavigney|Renaucourt|Preigney|Fleurey-lès-Lavoncourt|Semmadon|Theuley|Cintrey|Fédry|Vy-lès-Rupt|Tincey-et-Pontrebeau|Malvillers|Molay|La Quarte|Villers-Vaudey|Melin|Mont-Saint-Léger|Oigney|Grandecourt|Bourguignon-lès-Morey|La Rochelle|Charmes-Saint-Valbert
70130 Fretigney-et-Velloreille|Noidans-le-Ferroux|Soing-Cubry-Charentenay|La Romaine|Fresne-Saint-Mamès|Vellexon-Queutrey-et-Vaudey|Seveux-Motey|Neuvelle-lès-la-Charité|Ray-sur-Saône|Savoyeux|Vy-le-Ferroux|Saint-Gand|Mercey-sur-Saône|Vanne|La Vernotte|Les Bâties|Ferrières-lès-Ray|Recologne
70140 Pesmes|Valay|Broye-Aubigney-Montseugny|Montagney|Chancey|Chaumercenne|Bresilley|La Résie-Saint-Martin|Sauvigney-lès-Pesmes|Vadans|Bard-lès-Pesmes|Malans|Motey-Besuche|La Grande-Résie|Lieucourt|Chevigney
70150 Marnay|Pin|Étuz|Avrigney-Virey|Chambornay-lès-Pin|Sornay|Chenevrey-et-Morogne|Brussey|Beaumotte-lès-Pin|Cult|Bonboillon|Vregille|Bay|Courcuire|Tromarey|Hugier
70160 Faverney|Amance|Breurey-lès-Faverney|Fleurey-lès-Faverney|Saint-Rémy-en-Comté|Purgerot|Baulay|Menoux|Mersuay|Cubry-lès-Faverney|Senoncourt|La Villedieu-en-Fontenette|Neurey-en-Vaux|Équevilley|Fouchécourt|Contréglise|Le Val-Saint-Éloi
70170 Port-sur-Saône|Bougnon|Conflandey|Amoncourt|Chargey-lès-Port|Provenchère|Grattery|Villers-sur-Port|Chaux-lès-Port|Scye|Vauchoux
70180 Dampierre-sur-Salon|Autet|Vaite|Membrey|Vereux|Delain|Roche-et-Raucourt|Denèvre|Montot|Francourt|Achey|Brotte-lès-Ray|Volon
70190 Rioz|Voray-sur-l'Ognon|Boult|Boulot|Chaux-la-Lotière|Beaumotte-Aubertans|Neuvelle-lès-Cromary|Bussières|Sorans-lès-Breurey|Grandvelle-et-le-Perrenot|Cirey|Buthiers|Maizières|Authoison|Montarlot-lès-Rioz|La Malachère|Recologne-lès-Rioz|Trésilley|Perrouse|Cromary|Quenoche|Fondremand|Pennesières|Chambornay-lès-Bellevaux|Villers-Bouton|Aulx-lès-Cromary|Traitiéfontaine|Cordonnet|Ruhans|Hyet|Vandelans|Bourguignon-lès-la-Charité|La Barre|Lieffrans|Villers-Pater
70200 Lure|Roye|Saint-Germain|Magny-Vernois|Vy-lès-Lure|Frotey-lès-Lure|Moffans-et-Vacheresse|La Côte|Franchevelle|Lomont|Lyoffans|Magny-Danigon|Amblans-et-Velotte|Vouhenans|Lantenot|Froideterre|Les Aynans|Clairegoutte|Quers|Malbouhans|Adelans-et-le-Val-de-Bithaine|La Neuvelle-lès-Lure|Frédéric-Fontaine|Dambenoît-lès-Colombe|Bouhans-lès-Lure|Faymont|Arpenans|Palante|Andornay|Magny-Jobert|Rignovelle|Linexert|La Vergenne|Le Val-de-Gouhenans
70210 Vauvillers|Polaincourt-et-Clairefontaine|Passavant-la-Rochère|Demangevelle|Anchenoncourt-et-Chazel|Melincourt|Selles|Mailleroncourt-Saint-Pancras|Fontenois-la-Ville|Pont-du-Bois|Alaincourt|Ambiévillers|Saponcourt|Montdoré|La Basse-Vaivre|Hurecourt|Dampvalley-Saint-Pancras|Betoncourt-Saint-Pancras|Girefontaine
70220 Fougerolles-Saint-Valbert
70230 Dampierre-sur-Linotte|Montbozon|Loulans-Verchamp|Fontenois-lès-Montbozon|Larians-et-Munans|Chassey-lès-Montbozon|Filain|Thieffrans|Vy-lès-Filain|Cenans|Bouhans-lès-Montbozon|Thiénans|Cognières|Ormenans|Besnans|Roche-sur-Linotte-et-Sorans-les-Cordiers|Maussans
70240 Saulx|Velleminfroy|Mailleroncourt-Charette|Calmoutier|Genevrey|Mollans|Pomoy|La Villeneuve-Bellenoye-et-la-Maize|Varogne|Liévans|Genevreuille|Servigney|Vellefrie|Châtenois|La Creuse|Vilory|Colombotte|Châteney|Creveney
70250 Ronchamp
70270 Mélisey|Saint-Barthélemy|Fresse|Ternuay-Melay-et-Saint-Hilaire|Belonchamp|La Lanterne-et-les-Armonts|Montessaux|Écromagny|Belmont
70280 Raddon-et-Chapendu|Saint-Bresson|Amage|Breuchotte|La Bruyère
70290 Champagney|Plancher-Bas|Plancher-les-Mines|Belfahy
70300 Luxeuil-les-Bains|Fougerolles-Saint-Valbert|Froideconche|Saint-Sauveur|Citers|Breuches|Baudoncourt|Esboz-Brest|La Chapelle-lès-Luxeuil|Meurcourt|Abelcourt|Villers-lès-Luxeuil|Ailloncourt|Éhuns|Velorcey|Brotte-lès-Luxeuil|Magnivray|Sainte-Marie-en-Chaux|Betoncourt-lès-Brotte|La Corbière|Ormoiche|Visoncourt
70310 Faucogney-et-la-Mer|Sainte-Marie-en-Chanois|La Longine|Amont-et-Effreney|Corravillers|La Proiselière-et-Langle|Les Fessey|La Voivre|Esmoulières|La Rosière|Beulotte-Saint-Laurent|La Montagne
70320 Aillevillers-et-Lyaumont|Corbenay|La Vaivre
70360 Scey-sur-Saône-et-Saint-Albin|Traves|Pontcey|La Neuvelle-lès-Scey|Ovanches|Aroz|Bucey-lès-Traves|Ferrières-lès-Scey|Chassey-lès-Scey|Chemilly|Chantes|Rupt-sur-Saône
70400 Héricourt|Frahier-et-Chatebier|Châlonvillars|Luze|Champey|Saulnot|Couthenans|Chenebier|Brevilliers|Chagey|Échenans-sous-Mont-Vaudois|Vyans-le-Val|Trémoins|Granges-le-Bourg|Mignavillers|Mandrevillars|Coisevaux|Étobon|Errevet|Crevans-et-la-Chapelle-lès-Granges|Chavanne|Échavanne|Secenans|Granges-la-Ville|Verlans|Belverne|Villers-sur-Saulnot|Courmont
70440 Servance-Miellin|Haut-du-Them-Château-Lambert
70500 Jussey|Corre|Gevigney-et-Mercey|Vitrey-sur-Mance|Blondefontaine|Aboncourt-Gesincourt|Ormoy|Cendrecourt|Betaucourt|Augicourt|Villars-le-Pautel|Vougécourt|Cemboing|Montureux-lès-Baulay|Buffignécourt|Venisey|Vernois-sur-Mance|Montigny-lès-Cherlieu|Raincourt|Chauvirey-le-Châtel|Ouge|Bougey|Aisey-et-Richecourt|Jonvelle|Magny-lès-Jussey|Saint-Marcel|Bourbévelle|Barges|Lambrey|Rosières-sur-Mance|Montcourt|Bousseraucourt|Tartécourt|Betoncourt-sur-Mance|Chauvirey-le-Vieil|Ranzevelle
70600 Champlitte|Oyrières|Fouvent-Saint-Andoche|Framont|Vars|Pierrecourt|Percey-le-Grand|Argillières|Écuelle|Larret|Courtesoult-et-Gatey
70700 Gy|Colombine|Bucey-lès-Gy|Oiselay-et-Grachaux|Bonnevent-Velloreille|Autoreille|Montboillon|Charcenne|Frasne-le-Château|Gézier-et-Fontenelay|Cugney|Igny|Vantoux-et-Longevelle|Angirey|La Chapelle-Saint-Quillain|Villers-Chemin-et-Mont-lès-Étrelles|Vellefrey-et-Vellefrange|Étrelles-et-la-Montbleuse|Citey|Velleclaire|Vellemoz|Vaux-le-Moncelot|Velloreille-lès-Choye|Sainte-Reine
70800 Saint-Loup-sur-Semouse|Fontaine-lès-Luxeuil|Conflans-sur-Lanterne|Bouligney|Magnoncourt|Dampierre-lès-Conflans|Briaucourt|Hautevelle|Jasney|Ainvelle|Anjeux|Bourguignon-lès-Conflans|Cuve|Fleurey-lès-Saint-Loup|Bassigney|Francalmont|Plainemont|La Pisseure
71000 Mâcon|Sancé|Varennes-lès-Mâcon
71100 Chalon-sur-Saône|Saint-Rémy|Lux|Sevrey|La Charmée
71110 Marcigny|Semur-en-Brionnais|Baugy|Chambilly|Anzy-le-Duc|Ligny-en-Brionnais|Artaix|Saint-Julien-de-Jonzy|Montceaux-l'Étoile|Céron|Vindecy|Saint-Martin-du-Lac|Briant|Versaugues|Bourg-le-Comte|Sainte-Foy|Saint-Didier-en-Brionnais|Varenne-l'Arconce|Sarry
71118 Saint-Martin-Belle-Roche
71120 Charolles|Vendenesse-lès-Charolles|Changy|Ozolles|Lugny-lès-Charolles|Baron|Viry|Vaudebarrier|Champlecy|Marcilly-la-Gueurce|Fontenay
71130 Gueugnon|Neuvy-Grandchamp|Vendenesse-sur-Arroux|Uxeau|Curdin|Chassy|Clessy|La Chapelle-au-Mans
71140 Bourbon-Lancy|Chalmoux|Cronat|Vitry-sur-Loire|Maltat|Saint-Aubin-sur-Loire|Lesme|Mont
71150 Chagny|Fontaines|Demigny|Rully|Chaudenay|Farges-lès-Chalon|Cheilly-lès-Maranges|Remigny|Chassey-le-Camp|Paris-l'Hôpital|Dezize-lès-Maranges|Bouzeron|Sampigny-lès-Maranges
71160 Digoin|La Motte-Saint-Jean|Saint-Agnan|Rigny-sur-Arroux|Gilly-sur-Loire|Les Guerreaux|Perrigny-sur-Loire
71170 Chauffailles|Coublanc|Saint-Igny-de-Roche|Chassigny-sous-Dun|Mussy-sous-Dun|Anglure-sous-Dun
71190 Étang-sur-Arroux|Broye|Mesvres|Laizy|Brion|Saint-Didier-sur-Arroux|La Tagnière|La Chapelle-sous-Uchon|Thil-sur-Arroux|Saint-Nizier-sur-Arroux|Uchon|Dettey
71200 Le Creusot|Saint-Sernin-du-Bois
71210 Montchanin|Torcy|Écuisses|Saint-Eusèbe|Saint-Laurent-d'Andenay|Saint-Julien-sur-Dheune
71220 Saint-Bonnet-de-Joux|La Guiche|Le Rousset-Marizy|Verosvres|Martigny-le-Comte|Beaubery|Suin|Saint-André-le-Désert|Sivignon|Mornay|Saint-Martin-de-Salencey|Pressy-sous-Dondin|Ballore|Chiddes|Passy|Chevagny-sur-Guye
71230 Saint-Vallier|Pouilloux|Saint-Romain-sous-Gourdon
71240 Sennecey-le-Grand|Varennes-le-Grand|Saint-Loup-de-Varennes|Laives|Saint-Cyr|Nanton|Gigny-sur-Saône|Marnay|Saint-Ambreuil|Étrigny|Mancey|Lalheue|Beaumont-sur-Grosne|Jugy|La Chapelle-de-Bragny|Vers|Montceaux-Ragny
71250 Cluny|Salornay-sur-Guye|La Vineuse sur Fregande|Mazille|Jalogny|Lournand|Massilly|Sainte-Cécile|Cortambert|Buffières|Château|Blanot|Bergesserin|Flagy|Taizé|Donzy-le-Pertuis|Bray|Sigy-le-Châtel|Saint-Vincent-des-Prés|Sailly|Chérizet
71260 Viré|Senozan|Azé|Montbellet|Lugny|Clessé|Péronne|Saint-Gengoux-de-Scissé|Saint-Albain|La Salle|Saint-Maurice-de-Satonnay|Fleurville|Charbonnières|Cruzille|Bissy-la-Mâconnaise|Burgy
71270 Pierre-de-Bresse|Mouthier-en-Bresse|Charette-Varennes|Navilly|Torpes|Bellevesvre|Clux-Villeneuve|Authumes|Fretterans|Pontoux|Pourlans|Frontenard|Mont-lès-Seurre|Lays-sur-le-Doubs|Longepierre|Beauvernois
71290 Simandre|Cuisery|L'Abergement-de-Cuisery|Loisy|Rancy|Préty|La Genête|Ormes|Brienne|Jouvençon|Ratenelle|Huilly-sur-Seille|La Truchère
71300 Montceau-les-Mines|Saint-Berain-sous-Sanvignes|Gourdon|Mont-Saint-Vincent|Mary|Marigny
71310 Mervans|La Chapelle-Saint-Sauveur|Serley|Saint-Bonnet-en-Bresse|La Chaux|Montjay|Serrigny-en-Bresse|La Racineuse|Dampierre-en-Bresse
71320 Toulon-sur-Arroux|Charbonnat|Montmort|Saint-Eugène|Sainte-Radegonde|Cuzy|La Boulaye
71330 Saint-Germain-du-Bois|Simard|Frangy-en-Bresse|Sens-sur-Seille|Diconne|Devrouze|Bosjean|Bouhans|Le Tartre|Le Planois
71340 Iguerande|Melay|Fleury-la-Montagne|Saint-Bonnet-de-Cray|Chenay-le-Châtel|Mailly
71350 Verdun-Ciel|Saint-Loup-Géanges|Allerey-sur-Saône|Bragny-sur-Saône|Saint-Gervais-en-Vallière|Écuelles|Palleau|Sermesse|Charnay-lès-Chalon|Toutenant|Saint-Martin-en-Gâtinois|Les Bordes|Saunières
71360 Épinac|Saint-Léger-du-Bois|Sully|Saisy|Morlet|Épertully|Collonge-la-Madeleine
71370 Ouroux-sur-Saône|Saint-Germain-du-Plain|L'Abergement-Sainte-Colombe|Saint-Christophe-en-Bresse|Baudrières|Saint-Étienne-en-Bresse
71380 Saint-Marcel|Épervans|Oslon|Allériot|Châtenoy-en-Bresse|Lans
71390 Buxy|Saint-Désert|Messey-sur-Grosne|Marcilly-lès-Buxy|Moroges|Granges|Sainte-Hélène|Saint-Boil|Jully-lès-Buxy|Bissey-sous-Cruchaud|Saint-Germain-lès-Buxy|Saint-Vallerin|Chenôves|Montagny-lès-Buxy|Fley|Villeneuve-en-Montagne|Rosey|Saint-Martin-d'Auxy|Cersot|Sassangy|Saules|Saint-Privé
71400 Autun|Curgy|Auxy|Antully|Dracy-Saint-Loup|Tavernay|La Celle-en-Morvan|Saint-Forgeot|Monthelon|La Petite-Verrière
71410 Sanvignes-les-Mines
71420 Ciry-le-Noble|Perrecy-les-Forges|Génelard|Oudry|Marly-sur-Arroux|Saint-Romain-sous-Versigny|Dompierre-sous-Sanvignes
71430 Palinges|Saint-Vincent-Bragny|Saint-Aubin-en-Charollais|Saint-Bonnet-de-Vieille-Vigne|Grandvaux
71440 Montret|Saint-Vincent-en-Bresse|Lessard-en-Bresse|Thurey|Savigny-sur-Seille|La Frette|Juif|Tronchy|Saint-André-en-Bresse|Vérissey
71450 Blanzy
71460 Saint-Gengoux-le-National|Cormatin|Joncy|Bonnay-Saint-Ythaire|Genouilly|Saint-Micaud|Cortevaix|Chissey-lès-Mâcon|Malay|Culles-les-Roches|Germagny|Saint-Marcelin-de-Cray|Bresse-sur-Grosne|Savigny-sur-Grosne|Ameugny|Chapaize|Santilly|Collonge-en-Charollais|Saint-Martin-du-Tartre|Saint-Clément-sur-Guye|Curtil-sous-Burnand|Burnand|Sercy|Bissy-sur-Fley|Champagny-sous-Uxelles|Savianges|Le Puley|Vaux-en-Pré|Saint-Martin-la-Patrouille|Bissy-sous-Uxelles|Saint-Maurice-des-Champs|Burzy|Saint-Huruge
71470 Romenay|Montpont-en-Bresse|Sainte-Croix-en-Bresse|La Chapelle-Thècle|Ménetreuil
71480 Cuiseaux|Varennes-Saint-Sauveur|Dommartin-lès-Cuiseaux|Le Miroir|Condal|Champagnat|Joudes
71490 Couches|Saint-Jean-de-Trézy|Saint-Émiland|Saint-Gervais-sur-Couches|Saint-Maurice-lès-Couches|Dracy-lès-Couches|Saint-Martin-de-Commune|Tintry|Créot
71500 Louhans-Châteaurenaud|Branges|Sornay|Saint-Usuge|Bruailles|Bantanges|La Chapelle-Naude|Montagny-près-Louhans|Vincelles|Ratte|Montcony
71510 Saint-Léger-sur-Dheune|Saint-Sernin-du-Plain|Perreuil|Saint-Bérain-sur-Dheune|Essertenne|Charrecey|Dennevy|Saint-Gilles|Aluze|Morey|Chamilly|Châtel-Moron
71520 Matour|Tramayes|Dompierre-les-Ormes|Navour-sur-Grosne|Trambly|Saint-Pierre-le-Vieux|Saint-Point|Bourgvilain|Montmelard|Saint-Léger-sous-la-Bussière|Trivy|La Chapelle-du-Mont-de-France|Germolles-sur-Grosne|Curtil-sous-Buffières
71530 Champforgeuil|Crissey|Sassenay|Virey-le-Grand|Fragnes-La Loyère|Lessard-le-National
71540 Igornay|Lucenay-l'Évêque|Chissey-en-Morvan|Reclesne|Cordesse|Sommant|Barnay
71550 Anost|Cussy-en-Morvan|Roussillon-en-Morvan
71570 La Chapelle-de-Guinchay|Romanèche-Thorins|Saint-Symphorien-d'Ancelles|Saint-Amour-Bellevue|Chaintré|Chânes|Leynes|Pruzilly|Chasselas|Saint-Vérand
71580 Sagy|Savigny-en-Revermont|Saillenard|Frontenaud|Beaurepaire-en-Bresse|Le Fay|Flacey-en-Bresse|Saint-Martin-du-Mont
71590 Gergy|Verjux
71600 Paray-le-Monial|Saint-Yan|Vitry-en-Charollais|Saint-Léger-lès-Paray|Varenne-Saint-Germain|Volesvres|Poisson|L'Hôpital-le-Mercier|Hautefond|Nochize
71620 Saint-Martin-en-Bresse|Bey|Damerey|Saint-Maurice-en-Rivière|Montcoy|Guerfand|Villegaudin|Saint-Didier-en-Bresse
71640 Givry|Dracy-le-Fort|Mellecey|Mercurey|Jambles|Saint-Jean-de-Vaux|Saint-Martin-sous-Montaigu|Saint-Denis-de-Vaux|Saint-Mard-de-Vaux|Barizey
71670 Le Breuil|Saint-Pierre-de-Varennes|Saint-Firmin
71680 Crêches-sur-Saône|Vinzelles
71700 Tournus|Uchizy|Boyer|Lacrost|Plottes|Le Villars|Ozenay|Farges-lès-Mâcon|Chardonnay|La Chapelle-sous-Brancion|Royer|Martailly-lès-Brancion|Grevilly
71710 Montcenis|Marmagne|Saint-Symphorien-de-Marmagne|Les Bizots|Charmoy
71740 Saint-Maurice-lès-Châteauneuf|Tancon|Saint-Edmond|Saint-Martin-de-Lixy|Châteauneuf
71760 Issy-l'Évêque|Grury|Cressy-sur-Somme|Marly-sous-Issy
71800 La Clayette|Baudemont|Gibles|Varennes-sous-Dun|Saint-Christophe-en-Brionnais|Saint-Julien-de-Civry|Saint-Symphorien-des-Bois|La Chapelle-sous-Dun|Dyo|Saint-Laurent-en-Brionnais|Colombier-en-Brionnais|Curbigny|Vareilles|Oyé|Vauban|Amanzé|Bois-Sainte-Marie|Saint-Germain-en-Brionnais|Châtenay|Saint-Racho|Ouroux-sous-le-Bois-Sainte-Marie|Prizy
71850 Charnay-lès-Mâcon
71870 Hurigny|Laizé
71880 Châtenoy-le-Royal
71960 Prissé|La Roche-Vineuse|Igé|Verzé|Pierreclos|Berzé-la-Ville|Davayé|Chevagny-les-Chevrières|Bussières|Sologny|Milly-Lamartine|Fuissé|Solutré-Pouilly|Serrières|Vergisson|Berzé-le-Châtel
71990 La Grande-Verrière|Saint-Léger-sous-Beuvray|La Comelle|Saint-Prix
72000 Le Mans
72100 Le Mans
72110 Bonnétable|Saint-Cosme-en-Vairais|Beaufay|Torcé-en-Vallée|Saint-Célerin|Nogent-le-Bernard|Courcemont|Briosne-lès-Sables|Saint-Georges-du-Rosay|Rouperroux-le-Coquet|Saint-Aignan|Prévelles|Terrehault|Saint-Denis-des-Coudrais|Courcival|Jauzé
72120 Saint-Calais|Val-d'Étangson|Montaillé|Conflans-sur-Anille|Saint-Gervais-de-Vic|Sainte-Cérotte|Écorpain|Marolles-lès-Saint-Calais|Rahay
72130 Fresnay-sur-Sarthe|Saint-Ouen-de-Mimbré|Assé-le-Boisne|Gesnes-le-Gandelin|Sougé-le-Ganelon|Saint-Aubin-de-Locquenay|Moulins-le-Carbonnel|Saint-Georges-le-Gaultier|Saint-Léonard-des-Bois|Saint-Victeur|Douillet|Montreuil-le-Chétif|Saint-Paul-le-Gaultier
72140 Sillé-le-Guillaume|Saint-Rémy-de-Sillé|Rouez|Rouessé-Vassé|Mont-Saint-Jean|Crissé|Parennes|Le Grez|Pezé-le-Robert|Neuvillette-en-Charnie
72150 Le Grand-Lucé|Saint-Vincent-du-Lorouër|Pruillé-l'Éguillé|Villaines-sous-Lucé|Courdemanche|Saint-Pierre-du-Lorouër|Montreuil-le-Henri|Saint-Georges-de-la-Couée
72160 Connerré|Tuffé Val de la Chéronne|Thorigné-sur-Dué|Duneau|La Chapelle-Saint-Rémy|Sceaux-sur-Huisne|Beillé|Vouvray-sur-Huisne
72170 Beaumont-sur-Sarthe|Vivoin|Maresché|Ségrie|Saint-Marceau|Assé-le-Riboul|Juillé|Piacé|Chérancé|Vernie|Meurcé|Moitron-sur-Sarthe|Saint-Christophe-du-Jambet|Doucelles|Le Tronchet
72190 Coulaines|Sargé-lès-le-Mans|Neuville-sur-Sarthe|Saint-Pavace
72200 La Flèche|Bazouges Cré sur Loir|Clermont-Créans|Le Bailleul|Crosmières|Mareil-sur-Loir
72210 La Suze-sur-Sarthe|Roëzé-sur-Sarthe|Fillé|Louplande|Voivres-lès-le-Mans|Chemiré-le-Gaudin|Souligné-Flacé|Maigné
72220 Écommoy|Laigné-Saint-Gervais|Teloché|Saint-Mars-d'Outillé|Marigné-Laillé|Saint-Ouen-en-Belin|Saint-Biez-en-Belin
72230 Arnage|Mulsanne|Moncé-en-Belin|Ruaudin|Guécélard
72240 Conlie|Domfront-en-Champagne|Tennie|Bernay-Neuvy-en-Champagne|Lavardin|Mézières-sous-Lavardin|Neuvillalais|Saint-Symphorien|Cures|La Chapelle-Saint-Fray|Ruillé-en-Champagne
72250 Parigné-l'Évêque|Brette-les-Pins|Challes
72260 Marolles-les-Braults|Courgains|Dangeul|René|Nouans|Moncé-en-Saosnois|Monhoudou|Thoigné|Les Mées|Avesnes-en-Saosnois|Peray|Nauvay
72270 Malicorne-sur-Sarthe|Mézeray|Villaines-sous-Malicorne|Ligron|Bousse|Courcelles-la-Forêt|Arthezé|Dureil
72290 Ballon-Saint Mars|Souligné-sous-Ballon|Mézières-sur-Ponthouin|Courcebœufs|Teillé|Congé-sur-Orne|Lucé-sous-Ballon
72300 Sablé-sur-Sarthe|Précigné|Parcé-sur-Sarthe|La Chapelle-d'Aligné|Auvers-le-Hamon|Vion|Solesmes|Juigné-sur-Sarthe|Courtillers|Notre-Dame-du-Pé|Louailles|Souvigné-sur-Sarthe|Pincé
72310 Loir en Vallée|Bessé-sur-Braye|La Chapelle-Huon|Vancé|Cogners
72320 Vibraye|Lamnay|Saint-Maixent|Courgenard|Melleray|Montmirail|Gréez-sur-Roc|Berfay|Valennes|Saint-Jean-des-Échelles|Saint-Ulphace|Théligny|Champrond
72330 Cérans-Foulletourte|Yvré-le-Pôlin|Oizé|Parigné-le-Pôlin|La Fontaine-Saint-Martin
72340 Loir en Vallée|La Chartre-sur-le-Loir|Marçon|Lhomme|Chahaignes|Beaumont-sur-Dême
72350 Brûlon|Saint-Denis-d'Orques|Poillé-sur-Vègre|Chevillé|Avessé|Fontenay-sur-Vègre|Saint-Ouen-en-Champagne|Viré-en-Champagne
72360 Mayet|Verneil-le-Chétif|Sarcé
72370 Le Breil-sur-Mérize|Soulitré|Nuillé-le-Jalais|Ardenay-sur-Mérize|Surfonds
72380 Sainte-Jamme-sur-Sarthe|Montbizot|Saint-Jean-d'Assé|La Guierche|Joué-l'Abbé|Souillé|Sainte-Sabine-sur-Longève
72390 Le Luart|Dollon|Lavaré|Semur-en-Vallon|Bouër
72400 La Ferté-Bernard|Cherré-Au|Cormes|Saint-Aubin-des-Coudrais|La Chapelle-du-Bois|Avezé|Préval|Boëssé-le-Sec|Villaines-la-Gonais|Dehault|Saint-Martin-des-Monts|Souvigné-sur-Même|La Bosse
72430 Noyen-sur-Sarthe|Chantenay-Villedieu|Saint-Jean-du-Bois|Avoise|Fercé-sur-Sarthe|Pirmil|Asnières-sur-Vègre|Tassé|Saint-Pierre-des-Bois
72440 Bouloire|Val-de-la-Hune|Saint-Michel-de-Chavaignes|Coudrecieux|Tresson|Maisoncelles
72450 Montfort-le-Gesnois|Lombron
72460 Savigné-l'Évêque|Saint-Corneille|Sillé-le-Philippe
72470 Champagné|Saint-Mars-la-Brière|Fatines
72500 Montval-sur-Loir|Vaas|Luceau|Dissay-sous-Courcillon|Lavernat|Jupilles|Flée|Beaumont-Pied-de-Bœuf|Chenu|Thoiré-sur-Dinan|Nogent-sur-Loir|Saint-Pierre-de-Chevillé|La Bruère-sur-Loir
72510 Pontvallain|Mansigné|Requeil|Saint-Jean-de-la-Motte|Château-l'Hermitage
72530 Yvré-l'Évêque
72540 Loué|Vallon-sur-Gée|Joué-en-Charnie|Amné|Mareil-en-Champagne|Crannes-en-Champagne|Épineu-le-Chevreuil|Longnes|Chassillé|Auvers-sous-Montfaucon|Saint-Christophe-en-Champagne|Chemiré-en-Charnie|Tassillé
72550 Coulans-sur-Gée|Chaufour-Notre-Dame|La Quinte|Brains-sur-Gée|Degré|Fay
72560 Changé
72600 Mamers|Villeneuve-en-Perseigne|Neufchâtel-en-Saosnois|Saint-Rémy-des-Monts|Saint-Longis|Saint-Vincent-des-Prés|Saint-Rémy-du-Val|Saosnes|Saint-Pierre-des-Ormes|Aillières-Beauvoir|Saint-Calez-en-Saosnois|Louvigny|Marollette|Commerveil|Contilly|Villaines-la-Carelle|Blèves|Les Aulneaux|Louzes|Pizieux|Vezot|Panon
72610 Villeneuve-en-Perseigne|Saint-Paterne - Le Chevain|Arçonnay|Champfleur|Fyé|Ancinnes|Oisseau-le-Petit|Bérus|Bourg-le-Roi|Béthon|Chérisay|Rouessé-Fontaine|Chenay|Grandchamp|Thoiré-sous-Contensor|Livet-en-Saosnois
72650 La Bazoge|Saint-Saturnin|La Milesse|La Chapelle-Saint-Aubin|Aigné|Trangé
72700 Allonnes|Spay|Rouillon|Saint-Georges-du-Bois|Étival-lès-le-Mans|Pruillé-le-Chétif
72800 Le Lude|Aubigné-Racan|Luché-Pringé|Thorée-les-Pins|Coulongé|Savigné-sous-le-Lude|Saint-Germain-d'Arcé|La Chapelle-aux-Choux
73000 Chambéry|Barberaz|Bassens|Jacob-Bellecombette|Sonnaz|Montagnole
73100 Aix-les-Bains|Grésy-sur-Aix|Tresserve|Brison-Saint-Innocent|Mouxy|Saint-Offenge|Montcel|Pugny-Chatenod|Trévignin
73110 Valgelon-La Rochette|Arvillard|La Chapelle-Blanche|La Table|Détrier|Presle|La Trinité|La Croix-de-la-Rochette|Rotherens|Villard-Sallet|Villaroux|Bourget-en-Huile|Le Pontet|Le Verneil
73120 Courchevel
73130 La Chambre|Saint-Étienne-de-Cuines|Saint-Avre|Sainte-Marie-de-Cuines|Saint-Martin-sur-la-Chambre|Saint François Longchamp|Notre-Dame-du-Cruet|Saint-Colomban-des-Villards|Saint-Alban-des-Villards
73140 Saint-Michel-de-Maurienne|Saint-Martin-de-la-Porte|Orelle|Saint-Martin-d'Arc
73150 Val-d'Isère
73160 Cognin|Vimines|Saint-Thibaud-de-Couz|Saint-Cassin|Saint-Sulpice|Saint-Jean-de-Couz|Corbel
73170 Yenne|Saint-Jean-de-Chevelu|Saint-Paul-sur-Yenne|La Balme|Meyrieux-Trouet|Traize|Saint-Pierre-d'Alvey|Jongieux|Lucey|Billième|Verthemex|Loisieux|La Chapelle-Saint-Martin
73190 Challes-les-Eaux|Saint-Baldoph|Saint-Jeoire-Prieuré|Apremont|Curienne|Puygros|La Thuile
73200 Albertville|Mercury|Gilly-sur-Isère|Grignon|Pallud|Venthon|Monthion|Plancherine|Césarches|Thénésol|Allondaz
73210 Aime-la-Plagne|La Plagne Tarentaise|Landry|Peisey-Nancroix
73220 Val-d'Arc|Aiton|Argentine|Épierre|Saint-Georges-d'Hurtières|Saint-Alban-d'Hurtières|Saint-Léger|Saint-Pierre-de-Belleville|Bonvillaret|Montgilbert|Montsapey
73230 Saint-Alban-Leysse|Barby|Saint-Jean-d'Arvey|Les Déserts|Verel-Pragondran|Thoiry
73240 Saint-Genix-les-Villages|Champagneux|Avressieux|Rochefort|Sainte-Marie-d'Alvey
73250 Saint-Pierre-d'Albigny|Saint-Jean-de-la-Porte|Fréterive
73260 Grand-Aigueblanche|La Léchère|Les Avanchers-Valmorel
73270 Beaufort|Villard-sur-Doron
73290 La Motte-Servolex
73300 Saint-Jean-de-Maurienne|La Tour-en-Maurienne|Villargondran|Jarrier|Fontcouverte-la-Toussuire|Albiez-Montrond|Saint-Pancrace|Villarembert|Montvernier|Albiez-le-Jeune
73310 Chindrieux|Serrières-en-Chautagne|Ruffieux|Chanaz|Motz|Saint-Pierre-de-Curtille|Vions|Conjux|Ontex
73320 Tignes
73330 Le Pont-de-Beauvoisin|Domessin|Belmont-Tramonet|Verel-de-Montbel
73340 Lescheraines|Bellecombe-en-Bauges|La Motte-en-Bauges|Arith|Aillon-le-Jeune|Le Noyer|Aillon-le-Vieux|Saint-François-de-Sales
73350 Bozel|Montagny|Champagny-en-Vanoise|Planay|Feissons-sur-Salins
73360 Les Échelles|Saint-Christophe|La Bauche|Saint-Pierre-de-Genebroz|Saint-Franc
73370 Le Bourget-du-Lac|Bourdeau|La Chapelle-du-Mont-du-Chat
73390 Chamoux-sur-Gelon|Châteauneuf|Bourgneuf|Chamousset|Villard-Léger|Hauteville|Betton-Bettonet|Montendry|Champ-Laurent
73400 Ugine|Marthod|Cohennoz
73410 Entrelacs|La Biolle|Saint-Ours
73420 Drumettaz-Clarafond|Viviers-du-Lac|Méry|Voglans
73440 Les Belleville
73450 Valloire|Valmeinier
73460 Frontenex|Sainte-Hélène-sur-Isère|Grésy-sur-Isère|Notre-Dame-des-Millières|Verrens-Arvey|Saint-Vital|Montailleur|Tournon|Cléry|Bonvillard
73470 Novalaise|Nances|Gerbaix|Ayn|Marcieux
73480 Val-Cenis|Bessans|Bonneval-sur-Arc
73490 La Ravoire
73500 Modane|Val-Cenis|Fourneaux|Aussois|Villarodin-Bourget|Saint-André|Avrieux|Freney
73520 Saint-Béron|La Bridoire
73530 Saint-Sorlin-d'Arves|Saint-Jean-d'Arves
73540 La Bâthie|Esserts-Blay
73550 Les Allues
73570 Brides-les-Bains
73590 Flumet|Saint-Nicolas-la-Chapelle|Notre-Dame-de-Bellecombe|La Giettaz|Crest-Voland|Cohennoz
73600 Les Belleville|Moûtiers|Salins-Fontaine|Saint-Marcel|Hautecour|Notre-Dame-du-Pré
73610 Saint-Alban-de-Montbel|Attignat-Oncin|Dullin|Lépin-le-Lac|Aiguebelette-le-Lac
73620 Hauteluce
73630 Le Châtelard|École|La Compôte|Jarsy|Sainte-Reine|Doucy-en-Bauges
73640 Sainte-Foy-Tarentaise|Villaroger
73660 Saint-Rémy-de-Maurienne|La Chapelle|Les Chavannes-en-Maurienne
73670 Entremont-le-Vieux|Saint-Pierre-d'Entremont
73700 Bourg-Saint-Maurice|Séez|Montvalezan|Les Chapelles
73710 Pralognan-la-Vanoise
73720 Queige
73730 Cevins|Saint-Paul-sur-Isère|Rognaix
73790 Tours-en-Savoie
73800 Montmélian|Porte-de-Savoie|Myans|Coise-Saint-Jean-Pied-Gauthier|Cruet|Chignin|Les Mollettes|Sainte-Hélène-du-Lac|Arbin|Laissaud|La Chavanne|Planaise|Saint-Pierre-de-Soucy|Villard-d'Héry
73870 Saint-Julien-Mont-Denis|Montricher-Albanne
74000 Annecy
74100 Annemasse|Vétraz-Monthoux|Ville-la-Grand|Ambilly|Étrembières|Juvigny
74110 Morzine|Montriond|Essert-Romand|La Côte-d'Arbroz
74120 Megève|Praz-sur-Arly|Demi-Quartier
74130 Bonneville|Contamine-sur-Arve|Ayse|Glières-Val-de-Borne|Vougy|Mont-Saxonnex|Faucigny|Brizon
74140 Douvaine|Sciez|Veigy-Foncenex|Saint-Cergues|Chens-sur-Léman|Messery|Massongy|Loisin|Ballaison|Excenevex|Machilly|Yvoire|Nernier
74150 Rumilly|Vallières-sur-Fier|Sales|Marcellaz-Albanais|Thusy|Hauteville-sur-Fier|Vaulx|Étercy|Moye|Massingy|Versonnex|Marigny-Saint-Marcel|Saint-Eusèbe|Lornay|Bloye|Boussy|Crempigny-Bonneguête
74160 Saint-Julien-en-Genevois|Collonges-sous-Salève|Beaumont|Archamps|Neydens|Feigères|Présilly|Vers|Bossey
74170 Saint-Gervais-les-Bains|Les Contamines-Montjoie
74190 Passy
74200 Thonon-les-Bains|Allinges|Anthy-sur-Léman|Margencel|Marin|Lyaud|Armoy|Reyvroz|La Vernaz|La Forclaz
74210 Faverges-Seythenex|Doussard|Talloires-Montmin|Val de Chaise|Lathuile|Saint-Ferréol|Giez|Chevaline
74220 La Clusaz
74230 Thônes|Dingy-Saint-Clair|Les Villards-sur-Thônes|Manigod|Serraval|Les Clefs|La Balme-de-Thuy|Le Bouchet-Mont-Charvin
74240 Gaillard
74250 Viuz-en-Sallaz|Fillinges|Peillonnex|La Tour|Bogève|Saint-Jean-de-Tholome|Marcellaz|Ville-en-Sallaz
74260 Les Gets
74270 Frangy|Chilly|Minzier|Clarafond-Arcine|Marlioz|Sallenôves|Menthonnex-sous-Clermont|Desingy|Contamine-Sarzin|Chaumont|Chêne-en-Semine|Clermont|Musièges|Vanzy|Chavannaz|Chessenaz|Droisy
74290 Veyrier-du-Lac|Talloires-Montmin|Menthon-Saint-Bernard|Alex|Bluffy
74300 Cluses|Thyez|Magland|Arâches-la-Frasse|Châtillon-sur-Cluses|Saint-Sigismond|Nancy-sur-Cluses
74310 Les Houches|Servoz
74320 Sevrier|Leschaux
74330 Poisy|Epagny Metz-Tessy|Sillingy|La Balme-de-Sillingy|Choisy|Lovagny|Mésigny|Nonglard
74340 Samoëns
74350 Cruseilles|Allonzier-la-Caille|Cuvat|Copponex|Cernex|Menthonnex-en-Bornes|Villy-le-Pelloux|Andilly|Cercier|Villy-le-Bouveret|Vovray-en-Bornes|Le Sappey|Saint-Blaise
74360 Abondance|Vacheresse|La Chapelle-d'Abondance|Bonnevaux
74370 Annecy|Fillière|Epagny Metz-Tessy|Argonay|Villaz|Charvonnex|Nâves-Parmelan
74380 Cranves-Sales|Bonne|Lucinges|Nangy|Arthaz-Pont-Notre-Dame
74390 Châtel
74400 Chamonix-Mont-Blanc
74410 Saint-Jorioz|Duingt|Saint-Eustache|Entrevernes|La Chapelle-Saint-Maurice
74420 Boëge|Habère-Poche|Habère-Lullin|Villard|Burdignin|Saint-André-de-Boëge|Saxel
74430 Saint-Jean-d'Aulps|Le Biot|Seytroux|La Baume
74440 Taninges|Mieussy|Verchaix|Morillon|La Rivière-Enverse
74450 Le Grand-Bornand|Saint-Jean-de-Sixt
74460 Marnaz
74470 Bellevaux|Vailly|Lullin
74490 Saint-Jeoire|Onnion|Mégevette
74500 Évian-les-Bains|Publier|Neuvecelle|Lugrin|Saint-Paul-en-Chablais|Larringes|Féternes|Maxilly-sur-Léman|Bernex|Champanges|Saint-Gingolph|Vinzier|Thollon-les-Mémises|Chevenoz|Meillerie|Novel
74520 Valleiry|Vulbens|Savigny|Jonzier-Épagny|Dingy-en-Vuache|Chênex|Chevrier
74540 Alby-sur-Chéran|Saint-Félix|Cusy|Gruffy|Viuz-la-Chiésaz|Chapeiry|Héry-sur-Alby|Mûres|Chainaz-les-Frasses|Saint-Sylvestre|Allèves
74550 Perrignier|Cervens|Orcier|Draillant
74560 Monnetier-Mornex|La Muraz
74570 Fillière|Groisy
74580 Viry
74600 Annecy|Quintal|Montagny-les-Lanches
74650 Chavanod
74660 Vallorcine
74700 Sallanches|Domancy|Cordon
74740 Sixt-Fer-à-Cheval
74800 La Roche-sur-Foron|Saint-Pierre-en-Faucigny|Amancy|Eteaux|Arenthon|Cornier|Saint-Sixt|Saint-Laurent|La Chapelle-Rambaud
74890 Bons-en-Chablais|Brenthonne|Fessy|Lully
74910 Seyssel|Saint-Germain-sur-Rhône|Challonges|Franclens|Usinens|Bassy
74920 Combloux
74930 Reignier-Ésery|Pers-Jussy|Scientrier|Arbusigny
74940 Annecy
74950 Scionzier|Le Reposoir
74960 Annecy
74970 Marignier
75001 Paris
75002 Paris
75003 Paris
75004 Paris
75005 Paris
75006 Paris
75007 Paris
75008 Paris
75009 Paris
75010 Paris
75011 Paris
75012 Paris
75013 Paris
75014 Paris
75015 Paris
75016 Paris
75017 Paris
75018 Paris
75019 Paris
75020 Paris
75116 Paris
76000 Rouen
76100 Rouen
76110 Goderville|Bretteville-du-Grand-Caux|Bréauté|Saint-Sauveur-d'Émalleville|Manneville-la-Goupil|Écrainville|Bec-de-Mortagne|Vattetot-sous-Beaumont|Saint-Maclou-la-Brière|Auberville-la-Renault|Annouville-Vilmesnil|Grainville-Ymauville|Sausseuzemare-en-Caux|Gonfreville-Caillot|Daubeuf-Serville|Houquetot|Virville|Mentheville|Tocqueville-les-Murs|Bénarville|Bornambusc|Angerville-Bailleul
76111 Yport|Criquebeuf-en-Caux|Vattetot-sur-Mer
76113 Sahurs|Saint-Pierre-de-Manneville|Hautot-sur-Seine
76116 Blainville-Crevon|Servaville-Salmonville|Ry|Martainville-Épreville|Catenay|Auzouville-sur-Ry|Saint-Denis-le-Thiboult|Grainville-sur-Ry|Saint-Aignan-sur-Ry
76117 Incheville
76119 Varengeville-sur-Mer|Sainte-Marguerite-sur-Mer
76120 Le Grand-Quevilly
76130 Mont-Saint-Aignan
76133 Épouville|Manéglise|Rolleville|Saint-Martin-du-Bec|Notre-Dame-du-Bec
76140 Le Petit-Quevilly
76150 Maromme|Saint-Jean-du-Cardonnay|La Vaupalière
76160 Darnétal|Saint-Léger-du-Bourg-Denis|Saint-Jacques-sur-Darnétal|Préaux|Saint-Martin-du-Vivier|Roncherolles-sur-le-Vivier|Saint-Aubin-Épinay|Bois-l'Évêque|Bois-d'Ennebourg|La Vieux-Rue|Fontaine-sous-Préaux
76170 Port-Jérôme-sur-Seine|Lillebonne|La Frénaye|Saint-Nicolas-de-la-Taille|Saint-Antoine-la-Forêt|La Trinité-du-Mont|Mélamare|Saint-Jean-de-Folleville|Grand-Camp
76190 Yvetot|Saint Martin de l'If|Sainte-Marie-des-Champs|Valliquerville|Les Hauts-de-Caux|Allouville-Bellefosse|Auzebosc|Touffreville-la-Corbeline|Étoutteville|Croix-Mare|Hautot-Saint-Sulpice|Blacqueville|Saint-Clair-sur-les-Monts|Écalles-Alix|Saint-Aubin-de-Crétot|Bois-Himont|Carville-la-Folletière|Écretteville-lès-Baons|Baons-le-Comte|Hautot-le-Vatois
76200 Dieppe
76210 Bolbec|Gruchet-le-Valasse|Nointot|Beuzeville-la-Grenier|Saint-Eustache-la-Forêt|Lanquetot|Saint-Jean-de-la-Neuville|Bernières|Rouville|Trouville-Alliquerville|Beuzevillette|Bolleville|Parc-d'Anxtot|Raffetot|Lintot|Mirville
76220 Gournay-en-Bray|Ferrières-en-Bray|La Feuillie|Beauvoir-en-Lyons|Neuf-Marché|Cuy-Saint-Fiacre|Dampierre-en-Bray|Brémontier-Merval|Bosc-Hyons|Elbeuf-en-Bray|Bézancourt|Avesnes-en-Bray|Montroty|Gancourt-Saint-Étienne|Ernemont-la-Villette|Molagnies|Ménerval|Doudeauville
76230 Bois-Guillaume|Isneauville|Quincampoix
76240 Le Mesnil-Esnard|Bonsecours|Belbeuf
76250 Déville-lès-Rouen
76260 Eu|Saint-Pierre-en-Val|Étalondes|Le Mesnil-Réaume|Saint-Rémy-Boscrocourt|Ponts-et-Marais|Flocques|Longroy|Monchy-sur-Eu|Canehan|Saint-Martin-le-Gaillard|Melleville|Millebosc|Villy-sur-Yères|Baromesnil|Cuverville-sur-Yères|Sept-Meules
76270 Neufchâtel-en-Bray|Mesnières-en-Bray|Bully|Saint-Saire|Neuville-Ferrières|Callengeville|Esclavelles|Quièvrecourt|Nesle-Hodeng|Massy|Saint-Martin-l'Hortier|Bouelles|Ménonval|Saint-Germain-sur-Eaulne|Fresles|Lucy|Sainte-Beuve-en-Rivière|Flamets-Frétils|Graval|Fesques|Vatierville|Auvilliers|Mortemer
76280 Criquetot-l'Esneval|Saint-Jouin-Bruneval|Turretot|Angerville-l'Orcher|Gonneville-la-Mallet|Heuqueville|Anglesqueville-l'Esneval|Beaurepaire|La Poterie-Cap-d'Antifer|Vergetot|Hermeville|Sainte-Marie-au-Bosc|Cuverville|Villainville|Fongueusemare|Pierrefiques
76290 Montivilliers|Fontaine-la-Mallet|Fontenay|Saint-Martin-du-Manoir|Mannevillette
76300 Sotteville-lès-Rouen
76310 Sainte-Adresse
76320 Caudebec-lès-Elbeuf|Saint-Pierre-lès-Elbeuf
76330 Port-Jérôme-sur-Seine|Petiville|Norville|Saint-Maurice-d'Ételan
76340 Blangy-sur-Bresle|Foucarmont|Monchaux-Soreng|Réalcamp|Rieux|Hodeng-au-Bosc|Nesle-Normandeuse|Pierrecourt|Saint-Léger-aux-Bois|Guerville|Campneuseville|Bazinval|Saint-Martin-au-Bosc|Dancourt|Aubermesnil-aux-Érables|Villers-sous-Foucarmont|Fallencourt|Rétonval|Saint-Riquier-en-Rivière
76350 Oissel-sur-Seine
76360 Barentin|Villers-Écalles|Pissy-Pôville|Bouville
76370 Dieppe|Petit-Caux|Rouxmesnil-Bouteilles|Martin-Église|Grèges|Ancourt
76380 Canteleu|Montigny|Val-de-la-Haye
76390 Aumale|Criquiers|Vieux-Rouen-sur-Bresle|Conteville|Le Caule-Sainte-Beuve|Haudricourt|Richemont|Illois|Marques|Morienne|Aubéguimont|Ronchois|Ellecourt|Nullemont|Landes-Vieilles-et-Neuves
76400 Fécamp|Saint-Léonard|Froberville|Épreville|Senneville-sur-Fécamp|Colleville|Tourville-les-Ifs|Toussaint|Sainte-Hélène-Bondeville|Ganzeville|Maniquerville|Contremoulins
76410 Saint-Aubin-lès-Elbeuf|Cléon|Tourville-la-Rivière|Freneuse|Sotteville-sous-le-Val
76420 Bihorel
76430 Saint-Romain-de-Colbosc|Saint-Aubin-Routot|La Cerlangue|La Remuée|Tancarville|Étainhus|Saint-Vigor-d'Ymonville|Sainneville|Les Trois-Pierres|Sandouville|Épretot|Gommerville|Saint-Vincent-Cramesnil|Saint-Gilles-de-la-Neuville|Graimbouville|Oudalle
76440 Forges-les-Eaux|Serqueux|Sommery|Grumesnil|Roncherolles-en-Bray|Beaubec-la-Rosière|La Ferté-Saint-Samson|Saumont-la-Poterie|Mauquenchy|Haussez|Sainte-Geneviève|Mesnil-Mauger|Le Thil-Riberpré|Rouvray-Catillon|Haucourt|Fontaine-en-Bray|Compainville|Saint-Michel-d'Halescourt|Pommereux|La Bellière|Longmesnil
76450 Cany-Barville|Ourville-en-Caux|Grainville-la-Teinturière|Vittefleur|Saint-Martin-aux-Buneaux|Bosville|Ouainville|Ocqueville|Paluel|Saint-Vaast-Dieppedalle|Clasville|Canouville|Hautot-l'Auvray|Thiouville|Le Hanouard|Veulettes-sur-Mer|Sasseville|Beuzeville-la-Guérard|Butot-Vénesville|Malleville-les-Grès|Cleuville|Crasville-la-Mallet|Auberville-la-Manuel|Bertreville|Bertheauville
76460 Saint-Valery-en-Caux|Néville|Saint-Riquier-ès-Plains|Gueutteville-les-Grès|Manneville-ès-Plains|Ingouville|Blosseville|Cailleville|Sainte-Colombe|Drosay|Pleine-Sève|Saint-Sylvain|Le Mesnil-Durdent
76470 Le Tréport
76480 Duclair|Saint-Pierre-de-Varengeville|Sainte-Marguerite-sur-Duclair|Jumièges|Roumare|Saint-Paër|Anneville-Ambourville|Yainville|Le Mesnil-sous-Jumièges|Bardouville|Berville-sur-Seine|Épinay-sur-Duclair
76490 Rives-en-Seine|Saint-Arnoult|Maulévrier-Sainte-Gertrude|Louvetot|Saint-Nicolas-de-la-Haie|Saint-Gilles-de-Crétot|Anquetierville
76500 Elbeuf|La Londe|Orival
76510 Saint-Nicolas-d'Aliermont|Saint-Aubin-le-Cauf|Saint-Vaast-d'Équiqueville|Notre-Dame-d'Aliermont|Meulers|Dampierre-Saint-Nicolas|Freulleville|Saint-Jacques-d'Aliermont|Ricarville-du-Val
76520 Franqueville-Saint-Pierre|Boos|La Neuville-Chant-d'Oisel|Montmain|Mesnil-Raoul|Ymare|Les Authieux-sur-le-Port-Saint-Ouen|Saint-Aubin-Celloville|Quévreville-la-Poterie|Gouy|Fresne-le-Plan
76530 Grand-Couronne|Moulineaux|La Bouille|Yville-sur-Seine|Mauny
76540 Angerville-la-Martel|Sassetot-le-Mauconduit|Valmont|Saint-Pierre-en-Port|Thérouldeville|Saint-Martin-aux-Buneaux|Életot|Ypreville-Biville|Theuville-aux-Maillots|Limpiville|Gerponville|Thiergeville|Thiétreville|Riville|Vinnemerville|Criquetot-le-Mauconduit|Sorquainville|Ancretteville-sur-Mer|Écretteville-sur-Mer
76550 Offranville|Hautot-sur-Mer|Saint-Aubin-sur-Scie|Tourville-sur-Arques|Ambrumesnil|Aubermesnil-Beaumais|Sauqueville|Colmesnil-Manneville
76560 Doudeville|Héricourt-en-Caux|Saint-Laurent-en-Caux|Berville-en-Caux|Yvecrique|Harcanville|Le Torp-Mesnil|Étalleville|Ancourteville-sur-Héricourt|Canville-les-Deux-Églises|Anvéville|Routes|Oherville|Fultot|Prétot-Vicquemare|Boudeville|Robertot|Amfreville-les-Champs|Bretteville-Saint-Laurent|Bénesville|Reuville|Veauville-lès-Quelles|Gonzeville|Sommesnil|Carville-Pot-de-Fer
76570 Pavilly|Limésy|Fresquiennes|Émanville|Mesnil-Panneville|Sainte-Austreberthe|Goupillières|Cideville|Hugleville-en-Caux
76580 Le Trait
76590 Longueville-sur-Scie|Torcy-le-Grand|Sainte-Foy|Gonneville-sur-Scie|La Chaussée|Torcy-le-Petit|Belmesnil|Anneville-sur-Scie|Le Bois-Robert|Bertreville-Saint-Ouen|Saint-Crespin|Dénestanville|Le Catelier|Saint-Germain-d'Étables|Crosville-sur-Scie|Criquetot-sur-Longueville|Manéhouville|Saint-Honoré|Lintot-les-Bois|Notre-Dame-du-Parc|Muchedent|La Chapelle-du-Bourgay|Les Cent-Acres
76600 Le Havre
76610 Le Havre
76620 Le Havre
76630 Petit-Caux|Envermeu|Bailly-en-Rivière|Douvrend|Bellengreville|Sauchay|Avesnes-en-Val|Saint-Ouen-sous-Bailly|Les Ifs
76640 Terres-de-Caux|Yébleron|Hattenville|Normanville|Alvimare|Envronville|Foucart|Rocquefort|Cliponville|Cléville|Trémauville
76650 Petit-Couronne
76660 Londinières|Fresnoy-Folny|Smermesnil|Croixdalle|Wanchy-Capval|Osmoy-Saint-Valery|Sainte-Agathe-d'Aliermont|Bures-en-Bray|Grandcourt|Clais|Bailleul-Neuville|Preuseville|Fréauville|Mesnil-Follemprise|Baillolet|Saint-Pierre-des-Jonquières|Puisenval
76680 Saint-Saëns|Saint-Martin-Osmonville|Rocquemont|Montérolier|Bellencombre|Critot|Saint-Hellier|Pommeréval|Neufbosc|Maucomble|Mathonville|Bosc-Mesnil|Rosay|Bradiancourt|Ventes-Saint-Rémy|Bosc-Bérenger|Ardouval
76690 Fontaine-le-Bourg|Clères|Sierville|Grugny|Saint-Georges-sur-Fontaine|Mont-Cauvaire|La Rue-Saint-Pierre|Saint-André-sur-Cailly|Cailly|Le Bocasse|Esteville|La Houssaye-Béranger|Frichemesnil|Authieux-Ratiéville|Saint-Germain-sous-Cailly|Claville-Motteville|Yquebeuf
76700 Gonfreville-l'Orcher|Harfleur|Gainneville|Rogerville|Saint-Laurent-de-Brèvedent
76710 Montville|Eslettes|Bosc-Guérard-Saint-Adrien|Anceaumeville
76720 Val-de-Scie|Heugleville-sur-Scie|Cropus
76730 Bacqueville-en-Caux|Avremesnil|Auppegard|Brachy|Thil-Manneville|Gueures|Royville|Lammerville|Omonville|Saint-Ouen-le-Mauger|Lamberville|Saint-Mards|Gonnetot|Vénestanville|Auzouville-sur-Saâne|Tocqueville-en-Caux|Saâne-Saint-Just|Sassetot-le-Malgardé|Hermanville|Biville-la-Rivière|Lestanville|Rainfreville
76740 Fontaine-le-Dun|Angiens|Le Bourg-Dun|Sotteville-sur-Mer|La Gaillarde|Autigny|Bourville|Saint-Pierre-le-Viger|Crasville-la-Rocquefort|Houdetot|Brametot|Saint-Pierre-le-Vieux|Saint-Aubin-sur-Mer|La Chapelle-sur-Dun|Anglesqueville-la-Bras-Long|Ermenouville|Héberville
76750 Buchy|Morgny-la-Pommeraye|Vieux-Manoir|Sainte-Croix-sur-Buchy|Pierreval|Bosc-Bordel|Boissay|Saint-Germain-des-Essourts|Bosc-Édeline|Longuerue|Bierville|Ernemont-sur-Buchy|Bois-Guilbert|Bois-Héroult|Héronchelles|Rebets
76760 Yerville|Criquetot-sur-Ouville|Ectot-l'Auber|Ouville-l'Abbaye|Vibeuf|Bourdainville|Lindebeuf|Ancretiéville-Saint-Victor|Saussay|Auzouville-l'Esneval|Saint-Martin-aux-Arbres
76770 Malaunay|Le Houlme|Houppeville
76780 Morville-le-Héron|Croisy-sur-Andelle|Sigy-en-Bray|Elbeuf-sur-Andelle|Nolléval|La Haye|Argueil|Hodeng-Hodenger|Saint-Lucien|La Hallotière|Mésangueville|La Chapelle-Saint-Ouen|Fry|Le Mesnil-Lieubray
76790 Les Loges|Étretat|Bordeaux-Saint-Clair|Le Tilleul|Gerville|Bénouville
76800 Saint-Étienne-du-Rouvray
76810 Luneray|Gruchet-Saint-Siméon|Greuville
76840 Saint-Martin-de-Boscherville|Hénouville|Quevillon
76850 Val-de-Scie|Bosc-le-Hard|Étaimpuis|Montreuil-en-Caux|Cottévrard|La Crique|Grigneuseville|Fresnay-le-Long|Bracquetuit|Beaumont-le-Hareng
76860 Quiberville-sur-Mer|Longueil|Ouville-la-Rivière|Saint-Denis-d'Aclon
76870 Gaillefontaine|Beaussault
76880 Arques-la-Bataille|Martigny
76890 Tôtes|Val-de-Saâne|Saint-Ouen-du-Breuil|Saint-Victor-l'Abbaye|Belleville-en-Caux|Biville-la-Baignarde|Saint-Denis-sur-Scie|Saint-Maclou-de-Folleville|Beauval-en-Caux|Saint-Vaast-du-Val|Vassonville|Saint-Pierre-Bénouville|Calleville-les-Deux-Églises|Varneville-Bretteville|Imbleville|Butot|Bertrimont|Beautot|Gueutteville|La Fontelaye
76910 Petit-Caux|Criel-sur-Mer|Touffreville-sur-Eu
76920 Amfreville-la-Mi-Voie
76930 Octeville-sur-Mer|Cauville-sur-Mer
76940 Arelaune-en-Seine|Vatteville-la-Rue|Notre-Dame-de-Bliquetuit|Heurteauville
76950 Les Grandes-Ventes
76960 Notre-Dame-de-Bondeville
76970 Motteville|Flamanville|Grémonville|Ectot-lès-Baons
76980 Veules-les-Roses
77000 Melun|Vaux-le-Pénil|La Rochette|Livry-sur-Seine
77090 Collégien
77100 Meaux|Nanteuil-lès-Meaux|Mareuil-lès-Meaux
77111 Soignolles-en-Brie|Solers
77114 Gouaix|Hermé|Noyen-sur-Seine|Villiers-sur-Seine
77115 Sivry-Courtry|Blandy
77118 Bazoches-lès-Bray|Balloy|Gravon
77120 Coulommiers|Mouroux|Beautheil-Saints|Chailly-en-Brie|Amillis|Mauperthuis|Marolles-en-Brie|Aulnoy|Giremoutiers
77122 Monthyon
77123 Noisy-sur-École|Le Vaudoué|Tousson
77124 Crégy-lès-Meaux|Villenoy|Chauconin-Neufmontiers|Penchard
77126 Châtenay-sur-Seine|Égligny|Courcelles-en-Bassée
77127 Lieusaint
77130 Montereau-Fault-Yonne|Varennes-sur-Seine|La Grande-Paroisse|Saint-Germain-Laval|Cannes-Écluse|Marolles-sur-Seine|Misy-sur-Yonne|Dormelles|Ville-Saint-Jacques|Forges|La Tombe|Barbey
77131 Touquin|Pézarches
77133 Machault|Féricy
77134 Les Ormes-sur-Voulzie
77135 Pontcarré
77138 Luzancy
77139 Étrépilly|Marcilly|Douy-la-Ramée|Puisieux|Vincy-Manœuvre
77140 Nemours|Saint-Pierre-lès-Nemours|Moncourt-Fromonville|Darvault|Nonville
77141 Vaudoy-en-Brie
77144 Montévrain|Chalifert
77145 May-en-Multien
77148 Salins|Laval-en-Brie
77150 Lésigny|Férolles-Attilly
77151 Montceaux-lès-Provins
77154 Villeneuve-les-Bordes|Coutençon
77157 Everly
77160 Provins|Chenoise-Cucharmoy|Saint-Brice|Chalautre-la-Petite|Poigny|Rouilly|Saint-Hilliers|La Chapelle-Saint-Sulpice|Mortery|Vulaines-lès-Provins
77163 Mortcerf|Dammartin-sur-Tigeaux|Tigeaux
77164 Ferrières-en-Brie
77165 Saint-Soupplets|Iverny|Cuisy|Le Plessis-l'Évêque|Le Plessis-aux-Bois|Forfry|Gesvres-le-Chapitre
77166 Évry-Grégy-sur-Yerre|Grisy-Suisnes
77167 Bagneaux-sur-Loing|Poligny|Faÿ-lès-Nemours|Ormesson|Châtenoy
77169 Boissy-le-Châtel|Chauffry|Saint-Siméon|Saint-Germain-sous-Doue
77170 Brie-Comte-Robert|Servon|Coubert
77171 Sourdun|Chalautre-la-Grande|Léchelle|Melz-sur-Seine
77173 Chevry-Cossigny
77174 Villeneuve-le-Comte|Villeneuve-Saint-Denis
77176 Savigny-le-Temple|Nandy
77177 Brou-sur-Chantereine
77178 Saint-Pathus|Oissery
77181 Courtry|Le Pin
77183 Croissy-Beaubourg
77184 Émerainville
77185 Lognes
77186 Noisiel
77190 Dammarie-les-Lys|Villiers-en-Bière
77200 Torcy
77210 Avon|Samoreau
77220 Gretz-Armainvilliers|Tournan-en-Brie|Presles-en-Brie|Liverdy-en-Brie|Favières
77230 Dammartin-en-Goële|Saint-Mard|Moussy-le-Neuf|Longperrier|Juilly|Moussy-le-Vieux|Rouvres|Thieux|Montgé-en-Goële|Marchémoret|Villeneuve-sous-Dammartin|Vinantes|Nantouillet
77240 Cesson|Vert-Saint-Denis|Seine-Port
77250 Moret-Loing-et-Orvanne|Villemer|Villecerf
77260 La Ferté-sous-Jouarre|Chamigny|Sammeron|Ussy-sur-Marne|Reuil-en-Brie|Sainte-Aulde|Sept-Sorts
77270 Villeparisis
77280 Othis
77290 Mitry-Mory|Compans
77300 Fontainebleau
77310 Saint-Fargeau-Ponthierry|Boissise-le-Roi|Pringy
77320 La Ferté-Gaucher|Jouy-sur-Morin|Choisy-en-Brie|Chevru|Saint-Rémy-de-la-Vanne|Beton-Bazoches|Saint-Martin-des-Champs|Meilleray|Lescherolles|La Chapelle-Moutils|Sancy-lès-Provins|Saint-Barthélemy|Dagny|Chartronges|Cerneux|Montolivet|Saint-Martin-du-Boschet|Saint-Mars-Vieux-Maisons|Montdauphin|Frétoy|Leudon-en-Brie|Montenils
77330 Ozoir-la-Ferrière
77340 Pontault-Combault
77350 Le Mée-sur-Seine|Boissise-la-Bertrand|Boissettes
77360 Vaires-sur-Marne
77370 Nangis|Fontenailles|La Chapelle-Rablais|Maison-Rouge|Rampillon|Gastins|La Croix-en-Brie|Châteaubleau|Saint-Just-en-Brie|Fontains|Clos-Fontaine|Vanvillé|Vieux-Champagne
77380 Combs-la-Ville
77390 Guignes|Chaumes-en-Brie|Verneuil-l'Étang|Ozouer-le-Voulgis|Yèbles|Champdeuil|Fouju|Crisenoy|Courtomer|Argentières|Andrezel|Beauvoir|Courquetaine
77400 Lagny-sur-Marne|Thorigny-sur-Marne|Saint-Thibault-des-Vignes|Pomponne|Dampmart|Gouvernes|Carnetin
77410 Claye-Souilly|Annet-sur-Marne|Villevaudé|Charny|Messy|Fresnes-sur-Marne|Gressy|Précy-sur-Marne|Villeroy|Saint-Mesmes|Charmentray
77420 Champs-sur-Marne
77430 Champagne-sur-Seine
77440 Lizy-sur-Ourcq|Congis-sur-Thérouanne|Armentières-en-Brie|Mary-sur-Marne|Isles-les-Meldeuses|Vendrest|Cocherel|Ocquerre|Tancrou|Dhuisy|Jaignes|Le Plessis-Placy|Trocy-en-Multien
77450 Esbly|Montry|Condé-Sainte-Libiaire|Isles-lès-Villenoy|Lesches|Trilbardou|Jablines|Vignely
77460 Souppes-sur-Loing|Chaintreaux
77470 Trilport|Fublaines|Boutigny|Poincy|Montceaux-lès-Meaux|Saint-Fiacre|Villemareuil
77480 Bray-sur-Seine|Mousseaux-lès-Bray|Fontaine-Fourches|Villenauxe-la-Petite|Mouy-sur-Seine|Saint-Sauveur-lès-Bray|Jaulnes|Montigny-le-Guesdier|Villuis|Grisy-sur-Seine|Baby|Passy-sur-Seine
77500 Chelles
77510 Rebais|Villeneuve-sur-Bellot|Doue|Saint-Denis-lès-Rebais|Sablonnières|Bellot|Verdelot|La Trétoire|Hondevilliers|Saint-Léger
77515 Faremoutiers|Pommeuse|Saint-Augustin|La Celle-sur-Morin|Hautefeuille
77520 Donnemarie-Dontilly|Montigny-Lencoup|Gurcy-le-Châtel|Vimpelles|Mons-en-Montois|Sognolles-en-Montois|Thénisy|Meigneux|Luisetaines|Cessoy-en-Montois|Paroy|Sigy
77540 Rozay-en-Brie|Courpalay|Lumigny-Nesles-Ormeaux|Bernay-Vilbert|Le Plessis-Feu-Aussoux|Voinsles|La Chapelle-Iger
77550 Moissy-Cramayel|Réau|Limoges-Fourches|Lissy
77560 Villiers-Saint-Georges|Louan-Villegruis-Fontaine|Beauchery-Saint-Martin|Voulton|Augers-en-Brie|Courtacon|Champcenest|Les Marêts|Courchamp|Rupéreux
77570 Château-Landon|Bougligny|Aufferville|La Madeleine-sur-Loing|Mondreville|Chenou|Maisoncelles-en-Gâtinais
77580 Crécy-la-Chapelle|Guérard|Villiers-sur-Morin|Bouleurs|Voulangis|Coutevroult|Maisoncelles-en-Brie|Coulommes|Pierre-Levée|Sancy|La Haute-Maison|Vaucourtois
77590 Bois-le-Roi|Chartrettes|Fontaine-le-Port
77600 Bussy-Saint-Georges|Chanteloup-en-Brie|Conches-sur-Gondoire|Guermantes|Bussy-Saint-Martin|Jossigny
77610 Fontenay-Trésigny|Marles-en-Brie|La Houssaye-en-Brie|Neufmoutiers-en-Brie|Châtres|Les Chapelles-Bourbon|Crèvecœur-en-Brie
77620 Égreville|Bransles
77630 Barbizon|Arbonne-la-Forêt|Saint-Martin-en-Bière
77640 Jouarre|Signy-Signets
77650 Longueville|Sainte-Colombe|Soisy-Bouy|Saint-Loup-de-Naud|Chalmaison|Savins|Jutigny|Lizines
77660 Changis-sur-Marne|Saint-Jean-les-Deux-Jumeaux
77670 Saint-Mammès|Vernou-la-Celle-sur-Seine
77680 Roissy-en-Brie
77690 Montigny-sur-Loing|La Genevraye
77700 Serris|Magny-le-Hongre|Chessy|Bailly-Romainvilliers|Coupvray
77710 Lorrez-le-Bocage-Préaux|Villemaréchal|Nanteau-sur-Lunain|Chevry-en-Sereine|Paley|Treuzy-Levelay|Villebéon|Remauville|Vaux-sur-Lunain
77720 Mormant|La Chapelle-Gauthier|Grandpuits-Bailly-Carrois|Aubepierre-Ozouer-le-Repos|Bombon|Saint-Ouen-en-Brie|Champeaux|Quiers|Bréau|Saint-Méry
77730 Saâcy-sur-Marne|Citry|Méry-sur-Marne|Nanteuil-sur-Marne
77750 Saint-Cyr-sur-Morin|Orly-sur-Morin|Bussières|Saint-Ouen-sur-Morin|Bassevelle|Boitron
77760 La Chapelle-la-Reine|Achères-la-Forêt|Ury|Buthiers|Larchant|Villiers-sous-Grez|Recloses|Nanteau-sur-Essonne|Boulancourt|Amponville|Boissy-aux-Cailles|Guercheville|Chevrainvilliers|Fromont|Burcy|Rumont
77780 Bourron-Marlotte
77810 Thomery
77820 Le Châtelet-en-Brie|Les Écrennes|Châtillon-la-Borde
77830 Valence-en-Brie|Pamfou|Échouboulains
77840 Crouy-sur-Ourcq|Coulombs-en-Valois|Germigny-sous-Coulombs
77850 Héricy
77860 Quincy-Voisins|Saint-Germain-sur-Morin|Couilly-Pont-aux-Dames
77870 Vulaines-sur-Seine
77880 Grez-sur-Loing
77890 Beaumont-du-Gâtinais|Gironville|Ichy|Arville|Obsonville|Garentreville
77910 Varreddes|Germigny-l'Évêque|Chambry|Barcy
77920 Samois-sur-Seine
77930 Chailly-en-Bière|Perthes|Cély|Saint-Sauveur-sur-École|Fleury-en-Bière|Saint-Germain-sur-École
77940 Voulx|Esmans|La Brosse-Montceaux|Thoury-Férottes|Flagy|Noisy-Rudignon|Blennes|Montmachoux|Diant
77950 Rubelles|Maincy|Moisenay|Voisenon|Saint-Germain-Laxis|Montereau-sur-le-Jard
77970 Jouy-le-Châtel|Pécy|Bannost-Villegagnon|Bezalles|Boisdon
77990 Le Mesnil-Amelot|Mauregard
78000 Versailles
78100 Saint-Germain-en-Laye
78110 Le Vésinet
78111 Dammartin-en-Serve
78112 Saint-Germain-en-Laye
78113 Condé-sur-Vesgre|Adainville|Bourdonné|Grandchamp|La Hauteville|Le Tartre-Gaudran
78114 Magny-les-Hameaux
78117 Châteaufort|Toussus-le-Noble
78120 Rambouillet|Sonchamp|Clairefontaine-en-Yvelines
78121 Crespières
78124 Mareil-sur-Mauldre|Montainville
78125 Gazeran|Hermeray|Saint-Hilarion|Orcemont|Raizeux|Poigny-la-Forêt|Orphin|Émancé|La Boissière-École|Mittainville|Vieille-Église-en-Yvelines
78126 Aulnay-sur-Mauldre
78130 Les Mureaux|Chapet
78140 Vélizy-Villacoublay
78150 Le Chesnay-Rocquencourt
78160 Marly-le-Roi
78170 La Celle-Saint-Cloud
78180 Montigny-le-Bretonneux
78190 Trappes
78200 Mantes-la-Jolie|Magnanville|Buchelay|Soindres|Perdreauville|Boissy-Mauvoisin|Jouy-Mauvoisin|Fontenay-Mauvoisin|Boinvilliers|Ménerville|Flacourt|Favrieux
78210 Saint-Cyr-l'École
78220 Viroflay
78230 Le Pecq
78240 Chambourcy|Aigremont
78250 Meulan-en-Yvelines|Hardricourt|Mézy-sur-Seine|Oinville-sur-Montcient|Tessancourt-sur-Aubette|Gaillon-sur-Montcient
78260 Achères
78270 Bonnières-sur-Seine|Limetz-Villez|Bennecourt|Blaru|Notre-Dame-de-la-Mer|Mousseaux-sur-Seine|La Villeneuve-en-Chevrie|Lommoye|Gommecourt|Chaufour-lès-Bonnières|Cravent|Méricourt|Rolleboise
78280 Guyancourt
78290 Croissy-sur-Seine
78300 Poissy
78310 Maurepas|Coignières
78320 Le Mesnil-Saint-Denis|La Verrière|Lévis-Saint-Nom
78330 Fontenay-le-Fleury
78340 Les Clayes-sous-Bois
78350 Jouy-en-Josas|Les Loges-en-Josas
78360 Montesson
78370 Plaisir
78380 Bougival
78390 Bois-d'Arcy
78400 Chatou
78410 Aubergenville|Flins-sur-Seine|Bouafle|Nézel|La Falaise
78420 Carrières-sur-Seine
78430 Louveciennes
78440 Gargenville|Issou|Porcheville|Fontenay-Saint-Père|Lainville-en-Vexin|Jambville|Brueil-en-Vexin|Guitrancourt|Drocourt|Sailly|Montalet-le-Bois
78450 Villepreux|Chavenay
78460 Chevreuse|Choisel
78470 Saint-Rémy-lès-Chevreuse|Saint-Lambert|Milon-la-Chapelle
78480 Verneuil-sur-Seine
78490 Montfort-l'Amaury|Méré|Galluis|Le Tremblay-sur-Mauldre|Les Mesnuls|Grosrouvre|Bazoches-sur-Guyonne|Boissy-sans-Avoir|Mareil-le-Guyon|Vicq|Gambaiseuil
78500 Sartrouville
78510 Triel-sur-Seine
78520 Limay|Follainville-Dennemont|Guernes|Saint-Martin-la-Garenne
78530 Buc
78540 Vernouillet
78550 Houdan|Richebourg|Bazainville|Maulette|Gressey|Dannemarie
78560 Le Port-Marly
78570 Andrésy|Chanteloup-les-Vignes
78580 Maule|Bazemont|Les Alluets-le-Roi|Jumeauville|Herbeville
78590 Noisy-le-Roi|Rennemoulin
78600 Maisons-Laffitte|Le Mesnil-le-Roi
78610 Le Perray-en-Yvelines|Auffargis|Saint-Léger-en-Yvelines|Les Bréviaires
78620 L'Étang-la-Ville
78630 Orgeval|Morainvilliers
78640 Villiers-Saint-Frédéric|Neauphle-le-Château|Saint-Germain-de-la-Grange|Neauphle-le-Vieux
78650 Beynes|Saulx-Marchais
78660 Ablis|Prunay-en-Yvelines|Saint-Martin-de-Bréthencourt|Boinville-le-Gaillard|Orsonville|Allainville|Paray-Douaville
78670 Villennes-sur-Seine|Médan
78680 Épône
78690 Les Essarts-le-Roi|Saint-Rémy-l'Honoré
78700 Conflans-Sainte-Honorine
78710 Rosny-sur-Seine
78711 Mantes-la-Ville
78720 Cernay-la-Ville|Dampierre-en-Yvelines|La Celle-les-Bordes|Senlisse|Saint-Forget
78730 Saint-Arnoult-en-Yvelines|Rochefort-en-Yvelines|Sainte-Mesme|Ponthévrard|Longvilliers
78740 Vaux-sur-Seine|Évecquemont
78750 Mareil-Marly
78760 Jouars-Pontchartrain
78770 Thoiry|Auteuil|Villiers-le-Mahieu|Marcq|Autouillet|Goupillières|Andelu
78780 Maurecourt
78790 Septeuil|Arnouville-lès-Mantes|Tilly|Hargeville|Courgent|Rosay|Saint-Martin-des-Champs|Montchauvet|Flins-Neuve-Église|Mulcent
78800 Houilles
78810 Feucherolles|Davron
78820 Juziers
78830 Bonnelles|Bullion
78840 Freneuse|Moisson
78850 Thiverval-Grignon
78860 Saint-Nom-la-Bretèche
78870 Bailly
78890 Garancières
78910 Orgerus|Tacoignières|Orvilliers|Flexanville|Béhoust|Osmoy|Prunay-le-Temple|Civry-la-Forêt|Boissets
78920 Ecquevilly
78930 Guerville|Vert|Breuil-Bois-Robert|Auffreville-Brasseuil|Goussonville|Villette|Boinville-en-Mantois
78940 La Queue-les-Yvelines|Millemont
78950 Gambais
78955 Carrières-sous-Poissy
78960 Voisins-le-Bretonneux
78970 Mézières-sur-Seine
78980 Bréval|Longnes|Neauphlette|Saint-Illiers-le-Bois|Mondreville|Saint-Illiers-la-Ville|Le Tertre-Saint-Denis
78990 Élancourt
79000 Niort|Bessines|Sciecq
79100 Thouars|Plaine-et-Vallées|Sainte-Verge|Saint-Jean-de-Thouars|Louzy|Saint-Léger-de-Montbrun|Luzay|Saint-Jacques-de-Thouars|Saint-Cyr-la-Lande|Pas-de-Jeu|Saint-Martin-de-Mâcon|Tourtenay
79110 Chef-Boutonne|Alloinay|Valdelaume|Fontivillié|Fontenille-Saint-Martin-d'Entraigues|Couture-d'Argenson|Loubillé|Aubigné|Loubigné|Villemain
79120 Lezay|Rom|Sepvret|Chey|Chenay|Sainte-Soline|Saint-Coutant|Vanzay|Vançais|Messé
79130 Secondigny|Azay-sur-Thouet|Beugnon-Thireuil|Allonne|Neuvy-Bouin|Pougne-Hérisson|Le Retail
79140 Cerizay|Combrand|Le Pin|Cirières|Bretignolles|Montravers
79150 Argentonnay|Val en Vignes|Voulmentin|Saint Maurice Étusson|Genneton
79160 Coulonges-sur-l'Autize|Villiers-en-Plaine|Ardin|Saint-Pompain|Béceleuf|Beugnon-Thireuil|Faye-sur-Ardin|Fenioux|Saint-Laurs|Saint-Maixent-de-Beugné|Puihardy
79170 Brioux-sur-Boutonne|Périgné|Chizé|Secondigné-sur-Belle|Ensigné|Paizay-le-Chapt|Vernoux-sur-Boutonne|Villefollet|Asnières-en-Poitou|Lusseray|Villiers-sur-Chizé|Chérigné|Luché-sur-Brioux|Le Vert|Séligné|Juillé|Brieuil-sur-Chizé
79180 Chauray
79190 Sauzé-entre-Bois|Alloinay|Limalonges|Mairé-Levescault|Clussais-la-Pommeraie|Melleran|Lorigné|La Chapelle-Pouilloux
79200 Parthenay|Châtillon-sur-Thouet|Pompaire|Le Tallud|La Peyratte|Viennay|Gourgé|La Chapelle-Bertrand|Saint-Germain-de-Longue-Chaume|Lageon|Adilly|Saurais
79210 Mauzé-sur-le-Mignon|Saint-Hilaire-la-Palud|Val-du-Mignon|Arçais|Prin-Deyrançon|Le Bourdet|Saint-Georges-de-Rex|Amuré
79220 Champdeniers|Germond-Rouvre|Sainte-Ouenne|Surin|Saint-Christophe-sur-Roc|Cours|La Chapelle-Bâton|Pamplie|Xaintray|Les Groseillers
79230 Aiffres|Vouillé|Prahecq|Fors|Saint-Martin-de-Bernegoue|Brûlain|Juscorps|Saint-Romans-des-Champs
79240 Moncoutant-sur-Sèvre|L'Absie|Largeasse|Le Busseau|Vernoux-en-Gâtine|Saint-Paul-en-Gâtine|Scillé|Trayes
79250 Nueil-les-Aubiers
79260 La Crèche|Sainte-Néomaye|François|Romans
79270 Frontenay-Rohan-Rohan|Saint-Symphorien|Le Vanneau-Irleau|Épannes|Vallans|Sansais|La Rochénard
79290 Loretz-d'Argenton|Val en Vignes|Saint-Martin-de-Sanzay|Brion-près-Thouet
79300 Bressuire|Argentonnay|Boismé|Saint-Aubin-du-Plain
79310 Saint-Pardoux-Soutiers|Mazières-en-Gâtine|Verruyes|Saint-Marc-la-Lande|Vouhé|La Boissière-en-Gâtine
79320 Moncoutant-sur-Sèvre|Chanteloup
79330 Saint-Varent|Luché-Thouarsais|Glénay|Coulonges-Thouarsais|Sainte-Gemme|Geay|Pierrefitte
79340 Vasles|Ménigoute|Les Châteliers|Fomperron|Saint-Germier|Les Forges
79350 Chiché|Faye-l'Abbesse|Clessé|Amailloux
79360 Beauvoir-sur-Niort|Val-du-Mignon|Plaine-d'Argenson|Granzay-Gript|Marigny|La Foye-Monjault|Les Fosses|Villiers-en-Bois
79370 Aigondigné|Celles-sur-Belle|Fressines|Prailles-La Couarde|Beaussais-Vitré
79380 Moncoutant-sur-Sèvre|La Forêt-sur-Sèvre|Saint-André-sur-Sèvre
79390 Thénezay|La Ferrière-en-Parthenay|Doux|Pressigny|Aubigny|Lhoumois|Oroux
79400 Saint-Maixent-l'École|Azay-le-Brûlé|Nanteuil|Exireuil|Saivres|Saint-Martin-de-Saint-Maixent|Augé|Saint-Georges-de-Noisné
79410 Échiré|Saint-Gelais|Cherveux|Saint-Maxire|Saint-Rémy
79420 Beaulieu-sous-Parthenay|Reffannes|Clavé|Vausseroux|Saint-Lin|Saint-Martin-du-Fouilloux|Vautebis
79430 La Chapelle-Saint-Laurent
79440 Courlay
79450 Saint-Aubin-le-Cloud|Fénery
79460 Magné
79500 Melle|Fontivillié|Saint-Romans-lès-Melle|Marcillé|Saint-Vincent-la-Châtre|Maisonnay
79510 Coulon
79600 Airvault|Plaine-et-Vallées|Saint-Loup-Lamairé|Assais-les-Jumeaux|Louin|Boussais|Saint-Généroux|Marnes|Irais|Availles-Thouarsais|Le Chillou|Maisontiers
79700 Mauléon|Saint-Amand-sur-Sèvre|Saint-Pierre-des-Échaubrognes|La Petite-Boissière
79800 Pamproux|La Mothe-Saint-Héray|Prailles-La Couarde|Souvigné|Sainte-Eanne|Exoudun|Soudan|Salles|Bougon|Avon
80000 Amiens
80080 Amiens
80090 Amiens
80100 Abbeville
80110 Moreuil|Le Plessier-Rozainvillers|Thennes|Démuin|Mézières-en-Santerre|Berteaucourt-lès-Thennes|Morisel|Domart-sur-la-Luce|Mailly-Raineval|La Neuville-Sire-Bernard|Braches|Sauvillers-Mongival|Aubvillers|Beaucourt-en-Santerre|Fresnoy-en-Chaussée|Villers-aux-Érables|Hangard|Aubercourt
80115 Pont-Noyelles|Querrieu
80118 Le Quesnel
80120 Rue|Fort-Mahon-Plage|Quend|Vron|Villers-sur-Authie|Favières|Forest-Montiers|Argoules|Saint-Quentin-en-Tourmont|Nampont|Bernay-en-Ponthieu|Arry|Dominois|Regnière-Écluse|Vercourt
80122 Heudicourt
80130 Friville-Escarbotin|Béthencourt-sur-Mer|Bourseville|Tully|Allenay
80131 Harbonnières|Framerville-Rainecourt|Vauvillers
80132 Drucat|Mareuil-Caubert|Vauchelles-les-Quesnoy|Cambron|Huchenneville|Miannay|Caours|Hautvillers-Ouville|Buigny-Saint-Maclou|Quesnoy-le-Montant|Bellancourt|Grand-Laviers|Neufmoulin|Buigny-l'Abbé|Neuilly-l'Hôpital|Le Titre|Port-le-Grand|Yonval|Cahon
80134 Hangest-en-Santerre
80135 Saint-Riquier|Bussus-lès-Yaucourt|Oneux|Millencourt-en-Ponthieu|Coulonvillers|Maison-Roland
80136 Rivery
80140 Oisemont|Huppy|Senarpont|Vismes|Martainneville|Saint-Maxent|Rambures|Doudelainville|Saint-Maulvis|Cerisy-Buleux|Ramburelles|Le Translay|Andainville|Forceville-en-Vimeu|Fresnes-Tilloloy|Grébault-Mesnil|Bermesnil|Villeroy|Nesle-l'Hôpital|Aumâtre|Framicourt|Neuville-au-Bois|Fontaine-le-Sec|Villers-Campsart|Biencourt|Lignières-en-Vimeu|Épaumesnil|Fresneville|Fresnoy-Andainville|Neslette|Saint-Léger-sur-Bresle|Foucaucourt-Hors-Nesle|Vaux-Marquenneville|Mouflières|Frettecuisse|Avesnes-Chaussoy|Cannessières|Woirel|Étréjust|Arguel
80150 Crécy-en-Ponthieu|Vironchaux|Dompierre-sur-Authie|Estrées-lès-Crécy|Gueschart|Canchy|Domvast|Le Boisle|Lamotte-Buleux|Forest-l'Abbaye|Yvrench|Maison-Ponthieu|Gapennes|Noyelles-en-Chaussée|Ligescourt|Agenvillers|Brailly-Cornehotte|Fontaine-sur-Maye|Machiel|Vitz-sur-Authie|Yvrencheux|Ponches-Estruval|Machy|Boufflers|Neuilly-le-Dien|Froyelles
80160 Conty|Ô-de-Selle|Oresmaux|Saint-Sauflieu|Plachy-Buyon|Prouzel|Flers-sur-Noye|Bosquel|Belleuse|Nampty|Essertaux|Sentelie|Monsures|Fleury|Frémontiers|Contre|Rogy|Thoix|Velennes|Fransures|Fossemanant|Brassy|Courcelles-sous-Thoix
80170 Rosières-en-Santerre|Caix|Méharicourt|Vrély|Guillaucourt|Bayonvillers|Wiencourt-l'Équipée|Rouvroy-en-Santerre|Maucourt|Beaufort-en-Santerre|Chilly|Fouquescourt|Folies|Warvillers
80190 Nesle|Mesnil-Saint-Nicaise|Morchain|Curchy|Pargny|Languevoisin-Quiquery|Billancourt|Falvy|Épénancourt|Cressy-Omencourt|Étalon|Béthencourt-sur-Somme|Potte|Rouy-le-Petit|Rouy-le-Grand|Y|Biarre|Villecourt|Herly
80200 Péronne|Doingt|Moislains|Cartigny|Athies|Estrées-Mons|Monchy-Lagache|Marchélepot-Misery|Cléry-sur-Somme|Saint-Christ-Briost|Allaines|Biaches|Estrées-Deniécourt|Brie|Assevillers|Flaucourt|Villers-Carbonnel|Mesnil-Bruntel|Bouchavesnes-Bergen|Ennemain|Barleux|Buire-Courcelles|Bussu|Soyécourt|Herbécourt|Éterpigny|Berny-en-Santerre|Feuillères|Bouvincourt-en-Vermandois|Belloy-en-Santerre|Tertry|Fay|Aizecourt-le-Haut|Devise|Cizancourt
80210 Feuquières-en-Vimeu|Chépy|Aigneville|Tours-en-Vimeu|Valines|Mons-Boubert|Acheux-en-Vimeu|Franleu|Ochancourt|Ercourt
80220 Gamaches|Bouttencourt|Bouvaincourt-sur-Bresle|Bouillancourt-en-Séry|Maisnières|Buigny-lès-Gamaches|Tilloy-Floriville|Frettemeule
80230 Saint-Valery-sur-Somme|Pendé|Lanchères|Boismont|Vaudricourt|Saigneville|Estrébœuf|Brutelles
80240 Roisel|Villers-Faucon|Nurlu|Bernes|Tincourt-Boucly|Liéramont|Templeux-le-Guérard|Marquaix|Hervilly|Sorel|Guyencourt-Saulcourt|Templeux-la-Fosse|Vraignes-en-Vermandois|Pœuilly|Hancourt|Driencourt|Longavesnes|Aizecourt-le-Bas|Hesbécourt
80250 Ailly-sur-Noye|Chaussoy-Epagny|Jumel|Grivesnes|Coullemelle|Quiry-le-Sec|Rouvrel|Sourdon|Estrées-sur-Noye|Thory|La Faloise|Louvrechy|Remiencourt|Guyencourt-sur-Noye|Esclainvillers|Chirmont|Folleville|Lawarde-Mauger-l'Hortoy|Hallivillers|Malpart
80260 Flesselles|Villers-Bocage|Poulainville|Rainneville|Talmas|Naours|Bertangles|Allonville|Hérissart|Rubempré|Cardonnette|Vaux-en-Amiénois|Coisy|Saint-Gratien|Molliens-au-Bois|Béhencourt|Pierregot|Beaucourt-sur-l'Hallue|Fréchencourt|La Vicogne|Montigny-sur-l'Hallue|Mirvaux|Bavelincourt|Montonvillers
80270 Airaines|Allery|Quesnoy-sur-Airaines|Warlus|Bettencourt-Rivière|Vergies|Métigny|Heucourt-Croquoison|Wiry-au-Mont|Laleu|Belloy-Saint-Léonard|Tailly|Avelesges
80290 Poix-de-Picardie|Namps-Maisnil|Hescamps|Croixrault|Morvillers-Saint-Saturnin|Lignières-Châtelain|Éplessier|Gauville|Équennes-Éramecourt|Famechon|Caulières|Fresnoy-au-Val|Meigneux|Fourcigny|Fricamps|Moyencourt-lès-Poix|Courcelles-sous-Moyencourt|Blangy-sous-Poix|Marlers|Bergicourt|Thieulloy-la-Ville|Guizancourt|Bettembos|Bussy-lès-Poix|Lachapelle|Offignies|Saulchoy-sous-Poix|Lamaronde|Sainte-Segrée|Méréaucourt
80300 Albert|Méaulte|Warloy-Baillon|Miraumont|Aveluy|Bouzincourt|Dernancourt|Fricourt|Ovillers-la-Boisselle|Morlancourt|Senlis-le-Sec|Buire-sur-l'Ancre|Englebelmer|Ville-sur-Ancre|Pozières|Carnoy-Mametz|Baizieux|Mesnil-Martinsart|Treux|Montauban-de-Picardie|Millencourt|Beaumont-Hamel|Hénencourt|Grandcourt|Laviéville|Authuille|Bécordel-Bécourt|Courcelette|Pys|Thiepval|Contalmaison|Bresle|Irles|Beaucourt-sur-l'Ancre|Bazentin
80310 Picquigny|Hangest-sur-Somme|Belloy-sur-Somme|La Chaussée-Tirancourt|Saint-Vaast-en-Chaussée|Fourdrinoy|Bourdon|Crouy-Saint-Pierre|Yzeux|Riencourt|Le Mesge|Soues|Cavillon
80320 Chaulnes|Hypercourt|Lihons|Licourt|Puzeaux|Ablaincourt-Pressoir|Fresnes-Mazancourt|Vermandovillers|Hallu|Punchy
80330 Longueau|Cagny
80340 Bray-sur-Somme|Proyart|Étinehem-Méricourt|Cappy|Morcourt|La Neuville-lès-Bray|Foucaucourt-en-Santerre|Herleville|Suzanne|Frise|Chuignes|Chuignolles|Éclusier-Vaux|Fontaine-lès-Cappy
80350 Mers-les-Bains
80360 Combles|Étricourt-Manancourt|Sailly-Saillisel|Équancourt|Longueval|Fins|Maurepas|Flers|Rancourt|Maricourt|Lesbœufs|Curlu|Hem-Monacu|Guillemont|Mesnil-en-Arrouaise|Gueudecourt|Hardecourt-aux-Bois|Ginchy
80370 Bernaville|Cramont|Prouville|Domléger-Longvillers|Frohen-sur-Authie|Beaumetz|Conteville|Maizicourt|Heuzecourt|Le Meillard|Hiermont|Béalcourt|Montigny-les-Jongleurs|Agenville|Domesmont|Bernâtre|Gorges|Saint-Acheul|Épécamps
80390 Fressenneville|Nibas
80400 Ham|Eppeville|Hombleux|Muille-Villette|Ercheu|Esmery-Hallon|Voyennes|Matigny|Brouchy|Moyencourt|Croix-Moligneaux|Sancourt|Douilly|Offoy|Quivières|Breuil|Buverchy|Ugny-l'Équipée
80410 Cayeux-sur-Mer
80420 Flixecourt|Ville-le-Marclet
80430 Beaucamps-le-Vieux|Lafresguimont-Saint-Martin|Neuville-Coppegueule|Liomer|Le Quesne|Saint-Germain-sur-Bresle|Beaucamps-le-Jeune|Inval-Boiron|Saint-Aubin-Rivière|Brocourt|Le Mazis
80440 Boves|Glisy|Thézy-Glimont|Blangy-Tronville|Cottenchy|Hailles|Dommartin|Fouencamps
80450 Camon|Lamotte-Brebière
80460 Ault|Woignarue|Friaucourt|Oust-Marest
80470 Ailly-sur-Somme|Dreuil-lès-Amiens|Saint-Sauveur|Saveuse|Breilly|Argœuves|Ferrières
80480 Salouël|Saleux|Pont-de-Metz|Dury|Vers-sur-Selle|Bacouel-sur-Selle|Creuse
80490 Hallencourt|Bailleul|Citerne|Sorel-en-Vimeu|Mérélessart|Limeux|Frucourt
80500 Montdidier|Trois-Rivières|Rollot|Davenescourt|Piennes-Onvillers|Ételfay|Guerbigny|Mesnil-Saint-Georges|Erches|Gratibus|Faverolles|Villers-Tournelle|Ayencourt|Bouillancourt-la-Bataille|Fignières|Lignières|Warsy|Remaugies|Assainvillers|Fescamps|Laboissière-en-Santerre|Rubescourt|Marestmontiers|Cantigny|Becquigny|Courtemanche|Fontaine-sous-Montdidier|Boussicourt|Le Cardonnois
80510 Longpré-les-Corps-Saints|Long|Fontaine-sur-Somme|Cocquerel
80520 Woincourt|Yzengremer|Méneslies
80540 Molliens-Dreuil|Revelles|Bovelles|Bougainville|Guignemicourt|Clairy-Saulchoix|Briquemesnil-Floxicourt|Fluy|Pissy|Saisseval|Saint-Aubin-Montenoy|Oissy|Camps-en-Amiénois|Seux|Montagne-Fayel
80550 Le Crotoy
80560 Mailly-Maillet|Acheux-en-Amiénois|Puchevillers|Toutencourt|Contay|Louvencourt|Authie|Varennes|Bertrancourt|Harponville|Forceville|Léalvillers|Arquèves|Bus-lès-Artois|Vauchelles-lès-Authie|Marieux|Auchonvillers|Hédauville|Vadencourt|Colincamps|Saint-Léger-lès-Authie|Bayencourt|Courcelles-au-Bois|Thièvres|Coigneux
80570 Dargnies|Embreville
80580 Pont-Remy|Épagne-Épagnette|Érondelle|Eaucourt-sur-Somme|Liercourt|Bray-lès-Mareuil
80600 Doullens|Beauquesne|Grouches-Luchuel|Lucheux|Bouquemaison|Gézaincourt|Authieule|Hem-Hardinval|Terramesnil|Outrebois|Raincheval|Humbercourt|Neuvillette|Mézerolles|Barly|Occoches|Autheux|Brévillers|Longuevillette|Boisbergues|Remaisnil
80610 Saint-Ouen|Bettencourt-Saint-Ouen
80620 Domart-en-Ponthieu|Domqueur|Berneuil|Ribeaucourt|Fransu|Franqueville|Lanches-Saint-Hilaire|Vauchelles-lès-Domart|Mesnil-Domqueur|Surcamps
80630 Beauval
80640 Hornoy-le-Bourg|Thieulloy-l'Abbaye|Aumont|Méricourt-en-Vimeu|Vraignes-lès-Hornoy|Dromesnil
80650 Vignacourt
80670 Canaples|Pernois|Havernas|Fieffes-Montrelet|Bonneville|Halloy-lès-Pernois|Wargnies
80680 Saint-Fuscien|Sains-en-Amiénois|Rumigny|Hébécourt|Grattepanche
80690 Ailly-le-Haut-Clocher|Gorenflos|Francières|Villers-sous-Ailly|Ergnies|Brucamps|Mouflers
80700 Roye|Beuvraignes|Rethonvillers|Tilloloy|Gruny|Hattencourt|Liancourt-Fosse|Villers-lès-Roye|Fresnoy-lès-Roye|Andechy|Champien|Carrépuis|Parvillers-le-Quesnoy|Damery|Marquivillers|Laucourt|Fonches-Fonchette|Verpillières|Fransart|Saint-Mard|Roiglise|Dancourt-Popincourt|Bus-la-Mésière|Crémery|Goyencourt|Grivillers|Balâtre|La Chavatte|Marché-Allouarde|L'Échelle-Saint-Aurin|Armancourt
80710 Quevauvillers
80740 Épehy|Ronssoy
80750 Candas|Fienvillers
80770 Beauchamps
80780 Saint-Léger-lès-Domart
80800 Corbie|Villers-Bretonneux|Fouilloy|Marcelcave|Daours|Lamotte-Warfusée|Gentelles|Hamelet|Ribemont-sur-Ancre|Méricourt-l'Abbé|Franvillers|Vecquemont|Cerisy|Aubigny|Le Hamel|Lahoussoye|Heilly|Bussy-lès-Daours|Sailly-le-Sec|Sailly-Laurette|Cachy|Vaire-sous-Corbie|Vaux-sur-Somme|Bonnay|Chipilly|Cayeux-en-Santerre|Ignaucourt
80820 Arrest
80830 L'Étoile|Bouchon
80850 Berteaucourt-les-Dames
80860 Nouvion|Noyelles-sur-Mer|Ponthoile
80870 Moyenneville|Béhen|Tœufles
80880 Saint-Quentin-la-Motte-Croix-au-Bailly
80890 Condé-Folie
80910 Arvillers|Bouchoir
80960 Saint-Blimont
80970 Sailly-Flibeaucourt
80980 Dompierre-Becquincourt
81000 Albi
81090 Lagarrigue|Valdurenque
81100 Castres|Burlats|Laboulbène
81110 Dourgne|Verdalle|Lescout|Massaguel|Saint-Avit|Lagardiolle|Arfons|Saint-Amancet
81120 Réalmont|Puygouzon|Terre-de-Bancalié|Lombers|Dénat|Fauch|Laboutarie|Lamillarié|Poulan-Pouzols|Teillet|Orban|Sieurac|Mont-Roc
81130 Cagnac-les-Mines|Taïx|Villeneuve-sur-Vère|Mailhoc|Milhavet
81140 Cahuzac-sur-Vère|Castelnau-de-Montmiral|Penne|Puycelsi|Vaour|Vieux|Le Verdier|Larroque|Campagnac|Andillac|Sainte-Cécile-du-Cayrou|Saint-Beauzile|Montels|Alos|Roussayrolles|Saint-Michel-de-Vax
81150 Marssac-sur-Tarn|Lagrave|Castelnau-de-Lévis|Terssac|Labastide-de-Lévis|Florentin|Rouffiac|Cestayrols|Sainte-Croix|Fayssac|Castanet|Bernac
81160 Saint-Juéry|Arthès
81170 Cordes-sur-Ciel|Saint-Martin-Laguépie|Les Cabannes|Mouzieys-Panens|Livers-Cazelles|Saint-Marcel-Campes|Milhars|Bournazel|Noailles|Itzac|Souel|Vindrac-Alayrac|Tonnac|Le Riols|Loubers|Lacapelle-Ségalar|Marnaves|Frausseilles|Labarthe-Bleys|Amarens|Donnazac|Montrosier
81190 Mirandol-Bourgnounac|Pampelonne|Sainte-Gemme|Tanus|Almayrac|Montirat|Moularès|Trévien|Saint-Christophe|Jouqueviel|Tréban|Montauriol
81200 Mazamet|Aussillon|Aiguefonde|Caucalières
81210 Roquecourbe|Lacrouzette|Montfa|Saint-Germier|Saint-Jean-de-Vals
81220 Damiatte|Saint-Paul-Cap-de-Joux|Guitalens-L'Albarède|Serviès|Teyssode|Viterbe|Magrin|Prades
81230 Lacaune
81240 Saint-Amans-Soult|Saint-Amans-Valtoret|Albine|Rouairoux|Lacabarède|Sauveterre|Le Vintrou|Le Rialet
81250 Alban|Paulinet|Curvalle|Massals|Miolles|Saint-André
81260 Brassac|Fontrieu|Le Bez|Anglès|Cambounès|Espérausses|Berlats|Lasfaillades|Lamontélarié
81270 Labastide-Rouairoux
81290 Labruguière|Viviers-lès-Montagnes|Saint-Affrique-les-Montagnes|Escoussens
81300 Graulhet|Busque|Labessière-Candeil|Lasgraisses|Moulayrès|Missècle
81310 Lisle-sur-Tarn|Parisot|Peyrole
81320 Murat-sur-Vèbre|Nages|Moulin-Mage|Barre
81330 Vabre|Saint-Pierre-de-Trivisy|Lacaze|Rayssac
81340 Valence-d'Albigeois|Trébas|Saint-Cirgue|Cadix|Saint-Julien-Gaulène|Lédas-et-Penthiès|Assac|Padiès|Faussergues|Le Dourn|Fraissines|Saint-Michel-Labadié|Courris|Lacapelle-Pinet
81350 Valderiès|Saussenac|Sérénac|Saint-Grégoire|Saint-Jean-de-Marcel|Andouque|Crespinet|Crespin
81360 Montredon-Labessonnié|Arifat
81370 Saint-Sulpice-la-Pointe
81380 Lescure-d'Albigeois
81390 Briatexte|Saint-Gauzens|Puybegon
81400 Carmaux|Blaye-les-Mines|Saint-Benoît-de-Carmaux|Rosières|Labastide-Gabausse
81430 Villefranche-d'Albigeois|Bellegarde-Marsal|Ambialet|Mouzieys-Teulet|Le Fraysse
81440 Lautrec|Vénès|Montdragon|Saint-Julien-du-Puy|Jonquières|Brousse|Saint-Genest-de-Contest|Puycalvel|Montpinier|Peyregoux
81450 Le Garric
81470 Cuq-Toulza|Cambon-lès-Lavaur|Montgey|Aguts|Algans|Péchaudier|Roquevidal|Maurens-Scopont|Puéchoursi|Mouzens|Lacroisille
81490 Noailhac|Saint-Salvy-de-la-Balme|Boissezon
81500 Lavaur|Labastide-Saint-Georges|Giroussens|Saint-Lieux-lès-Lavaur|Ambres|Fiac|Massac-Séran|Saint-Jean-de-Rives|Teulat|Lugan|Garrigues|Marzens|Cabanès|Montcabrier|Saint-Agnan|Viviers-lès-Lavaur|Belcastel|Bannières|Lacougotte-Cadoul|Veilhes|Villeneuve-lès-Lavaur|Pratviel
81530 Viane|Le Masnau-Massuguiès|Gijounet|Saint-Salvi-de-Carcavès|Lacapelle-Escroux|Senaux
81540 Sorèze|Les Cammazes|Cahuzac|Durfort|Belleserre
81570 Sémalens|Vielmur-sur-Agout|Fréjeville|Cuq|Carbes
81580 Soual|Cambounet-sur-le-Sor
81600 Gaillac|Brens|Montans|Cadalen|Senouillac|Técou|Rivières|Aussac|Fénols|Broze
81630 Salvagnac|Tauriac|Montdurausse|Beauvais-sur-Tescou|Montgaillard|La Sauzière-Saint-Jean|Montvalen|Saint-Urcisse
81640 Monestiés|Le Ségur|Virac|Combefa|Salles|Laparrouquial
81660 Pont-de-Larn|Payrin-Augmontel|Bout-du-Pont-de-Larn
81700 Puylaurens|Blan|Saint-Germain-des-Prés|Lempaut|Palleville|Garrevaques|Poudis|Saint-Sernin-lès-Lavaur|Bertre|Appelle
81710 Saïx|Navès
81800 Rabastens|Coufouleux|Grazac|Mézens|Roquemaure|Loupiac
81990 Puygouzon|Cambon|Le Sequestre|Cunac|Fréjairolles|Saliès|Carlus
82000 Montauban
82100 Castelsarrasin|Labastide-du-Temple|Garganvillar|Les Barthes|Castelferrus|Saint-Aignan|Lafitte|Labourgade|Montaïn
82110 Lauzerte|Cazes-Mondenard|Saint-Amans-de-Pellagal|Tréjouls|Montagudet|Bouloc-en-Quercy|Sauveterre|Montbarla|Sainte-Juliette
82120 Lavit|Mansonville|Marsac|Montgaillard|Asques|Gramont|Castéra-Bouzet|Lachapelle|Gensac|Poupas|Puygaillard-de-Lomagne|Saint-Jean-du-Bouzet|Maumusson|Balignac
82130 Lafrançaise|L'Honor-de-Cos|Lamothe-Capdeville|Villemade|Piquecos|Montastruc
82140 Saint-Antonin-Noble-Val|Cazals|Féneyrols
82150 Montaigu-de-Quercy|Roquecor|Valeilles|Saint-Amans-du-Pech|Belvèze|Saint-Beauzeil
82160 Caylus|Parisot|Puylagarde|Saint-Projet|Castanet|Lacapelle-Livron|Espinas|Loze|Mouillac
82170 Grisolles|Pompignan|Dieupentale|Bessens|Canals|Fabas|Monbéqui
82190 Bourg-de-Visa|Touffailles|Saint-Nazaire-de-Valentane|Miramont-de-Quercy|Brassac|Fauroux|Lacour
82200 Moissac|Malause|Boudou|Montesquieu|Lizac
82210 Saint-Nicolas-de-la-Grave|Castelmayran|Caumont|Angeville|Merles|Saint-Arroumex|Fajolles|Coutures
82220 Molières|Puycornet|Vazerac|Labarthe|Auty
82230 Monclar-de-Quercy|Léojac|La Salvetat-Belmontet|Génébrières|Verlhac-Tescou
82240 Septfonds|Puylaroque|Lapenche|Saint-Georges|Cayriech|Lavaurette|Labastide-de-Penne
82250 Laguépie
82270 Montpezat-de-Quercy|Montalzat|Montfermier
82290 Montbeton|La Ville-Dieu-du-Temple|Meauzac|Lacourt-Saint-Pierre|Barry-d'Islemade|Albefeuille-Lagarde
82300 Caussade|Monteils|Saint-Cirq|Saint-Vincent-d'Autéjac
82330 Varen|Verfeil|Ginals
82340 Dunes|Donzac|Auvillar|Saint-Loup|Saint-Michel|Bardigues|Sistels|Saint-Cirice|Le Pin
82350 Albias
82360 Lamagistère
82370 Labastide-Saint-Pierre|Saint-Nauphary|Corbarieu|Orgueil|Campsas|Nohic|Villebrumier|Reyniès|Varennes
82390 Durfort-Lacapelette
82400 Valence|Golfech|Goudourville|Pommevic|Saint-Paul-d'Espis|Castelsagrat|Gasques|Espalais|Saint-Vincent-Lespinasse|Saint-Clair|Montjoi|Perville
82410 Saint-Étienne-de-Tulmont
82440 Réalville|Mirabel|Cayrac
82500 Beaumont-de-Lomagne|Larrazet|Sérignac|Faudoas|Escazeaux|Esparsac|Gimat|Belbèze-en-Lomagne|Maubec|Le Causé|Gariès|Lamothe-Cumont|Vigueron|Marignac|Glatens|Auterive|Cumont|Goas
82600 Verdun-sur-Garonne|Aucamville|Mas-Grenier|Saint-Sardos|Savenès|Bouillac|Beaupuy|Comberouger
82700 Montech|Montbartier|Finhan|Saint-Porquier|Escatalens|Bourret|Cordes-Tolosannes
82710 Bressols
82800 Nègrepelisse|Bioule|Montricoux|Vaïssac|Bruniquel|Puygaillard-de-Quercy
83000 Toulon
83100 Toulon
83110 Sanary-sur-Mer
83111 Ampus
83119 Brue-Auriac
83120 Sainte-Maxime|Le Plan-de-la-Tour
83130 La Garde
83131 Montferrat
83136 Garéoult|Rocbaron|Forcalqueiret|Néoules|La Roquebrussanne|Méounes-lès-Montrieux|Sainte-Anastasie-sur-Issole|Mazaugues
83140 Six-Fours-les-Plages
83143 Le Val
83149 Bras
83150 Bandol
83160 La Valette-du-Var
83170 Brignoles|Tourves|Camps-la-Source|Rougiers|La Celle|Vins-sur-Caramy
83190 Ollioules
83200 Toulon|Le Revest-les-Eaux
83210 Solliès-Pont|La Farlède|Solliès-Toucas|Solliès-Ville|Belgentier
83220 Le Pradet
83230 Bormes-les-Mimosas
83240 Cavalaire-sur-Mer
83250 La Londe-les-Maures
83260 La Crau
83270 Saint-Cyr-sur-Mer
83300 Draguignan|Châteaudouble
83310 Cogolin|Grimaud|La Môle
83320 Carqueiranne
83330 Le Beausset|Le Castellet|Évenos
83340 Le Luc|Le Cannet-des-Maures|Flassans-sur-Issole|Le Thoronet|Cabasse|Les Mayons
83350 Ramatuelle
83370 Fréjus
83380 Roquebrune-sur-Argens
83390 Cuers|Pierrefeu-du-Var|Puget-Ville
83400 Hyères
83420 La Croix-Valmer
83430 Saint-Mandrier-sur-Mer
83440 Montauroux|Fayence|Callian|Tourrettes|Seillans|Tanneron|Saint-Paul-en-Forêt|Mons
83460 Les Arcs|Taradeau
83470 Saint-Maximin-la-Sainte-Baume|Seillons-Source-d'Argens|Pourcieux|Ollières
83480 Puget-sur-Argens
83490 Le Muy
83500 La Seyne-sur-Mer
83510 Lorgues|Saint-Antonin-du-Var
83520 Roquebrune-sur-Argens
83530 Saint-Raphaël
83550 Vidauban
83560 Vinon-sur-Verdon|Rians|Saint-Julien|Ginasservis|La Verdière|Esparron-de-Pallières|Saint-Martin-de-Pallières|Artigues
83570 Carcès|Cotignac|Montfort-sur-Argens|Entrecasteaux|Correns
83580 Gassin
83590 Gonfaron
83600 Fréjus|Bagnols-en-Forêt|Les Adrets-de-l'Estérel
83610 Collobrières
83630 Régusse|Aups|Artignosc-sur-Verdon|Bauduen|Moissac-Bellevue|Aiguines|Les Salles-sur-Verdon|Baudinard-sur-Verdon|Vérignon
83640 Saint-Zacharie|Plan-d'Aups-Sainte-Baume
83660 Carnoules
83670 Barjols|Tavernes|Varages|Pontevès|Montmeyan|Fox-Amphoux|Châteauvert
83680 La Garde-Freinet
83690 Salernes|Villecroze|Sillans-la-Cascade|Tourtour
83700 Saint-Raphaël
83720 Trans-en-Provence
83740 La Cadière-d'Azur
83780 Flayosc
83790 Pignans
83820 Rayol-Canadel-sur-Mer
83830 Figanières|Callas|Bargemon|Claviers
83840 Comps-sur-Artuby|La Roque-Esclapon|Trigance|La Bastide|La Martre|Bargème|Châteauvieux|Le Bourguet|Brenon
83860 Nans-les-Pins
83870 Signes
83890 Besse-sur-Issole
83910 Pourrières
83920 La Motte
83980 Le Lavandou
83990 Saint-Tropez
84000 Avignon
84100 Orange|Uchaux
84110 Vaison-la-Romaine|Sablet|Saint-Romain-en-Viennois|Rasteau|Séguret|Roaix|Puyméras|Villedieu|Faucon|Crestet|Saint-Marcellin-lès-Vaison|Buisson
84120 Pertuis|Mirabeau|Beaumont-de-Pertuis|La Bastidonne
84130 Le Pontet
84140 Avignon
84150 Jonquières|Violès
84160 Cadenet|Cucuron|Lourmarin|Puyvert|Vaugines
84170 Monteux
84190 Beaumes-de-Venise|Vacqueyras|Gigondas|Lafare|Suzette|La Roque-Alric
84200 Carpentras
84210 Pernes-les-Fontaines|Althen-des-Paluds|Saint-Didier|Venasque|La Roque-sur-Pernes|Le Beaucet
84220 Cabrières-d'Avignon|Gordes|Roussillon|Goult|Murs|Joucas|Beaumettes|Lioux|Saint-Pantaléon
84230 Châteauneuf-du-Pape
84240 La Tour-d'Aigues|La Bastide-des-Jourdans|La Motte-d'Aigues|Grambois|Ansouis|Cabrières-d'Aigues|Peypin-d'Aigues|Sannes|Vitrolles-en-Lubéron
84250 Le Thor
84260 Sarrians
84270 Vedène
84290 Sainte-Cécile-les-Vignes|Cairanne|Saint-Roman-de-Malegarde|Lagarde-Paréol
84300 Cavaillon|Taillades
84310 Morières-lès-Avignon
84320 Entraigues-sur-la-Sorgue
84330 Caromb|Le Barroux|Saint-Pierre-de-Vassols|Modène|Saint-Hippolyte-le-Graveyron
84340 Malaucène|Entrechaux|Beaumont-du-Ventoux
84350 Courthézon
84360 Lauris|Mérindol|Puget
84370 Bédarrides
84380 Mazan
84390 Saint-Christol|Sault|Monieux|Aurel|Saint-Trinit|Brantes|Savoillan|Saint-Léger-du-Ventoux
84400 Apt|Gargas|Saignon|Villars|Rustrel|Castellet-en-Luberon|Gignac|Auribeau|Sivergues|Lagarde-d'Apt
84410 Bédoin|Crillon-le-Brave|Flassan
84420 Piolenc
84430 Mondragon
84440 Robion
84450 Saint-Saturnin-lès-Avignon|Jonquerettes
84460 Cheval-Blanc
84470 Châteauneuf-de-Gadagne
84480 Bonnieux|Lacoste|Buoux
84490 Saint-Saturnin-lès-Apt
84500 Bollène
84510 Caumont-sur-Durance
84530 Villelaure
84550 Mornas
84560 Ménerbes
84570 Malemort-du-Comtat|Mormoiron|Villes-sur-Auzon|Blauvac|Méthamis
84580 Oppède
84600 Valréas|Grillon|Richerenches
84660 Maubec
84700 Sorgues
84740 Velleron
84750 Saint-Martin-de-Castillon|Viens|Caseneuve
84760 Saint-Martin-de-la-Brasque
84800 L'Isle-sur-la-Sorgue|Lagnes|Saumane-de-Vaucluse|Fontaine-de-Vaucluse
84810 Aubignan
84820 Visan
84830 Sérignan-du-Comtat
84840 Lapalud|Lamotte-du-Rhône
84850 Camaret-sur-Aigues|Travaillan
84860 Caderousse
84870 Loriol-du-Comtat
85000 La Roche-sur-Yon|Mouilleron-le-Captif
85100 Les Sables-d'Olonne
85110 Chantonnay|Saint-Prouant|Saint-Germain-de-Prinçay|Sainte-Cécile|Monsireigne|Sigournais|Saint-Vincent-Sterlanges|La Jaudonnière
85120 La Châtaigneraie|Terval|Saint-Pierre-du-Chemin|Antigny|Vouvant|Saint-Hilaire-de-Voust|Saint-Maurice-des-Noues|Loge-Fougereuse
85130 Chanverrie|La Gaubretière|Les Landes-Genusson|Bazoges-en-Paillers|Tiffauges|Saint-Aubin-des-Ormeaux|Saint-Martin-des-Tilleuls
85140 Essarts-en-Bocage|Chauché|Saint-Martin-des-Noyers|Sainte-Florence|L'Oie|La Merlatière
85150 Les Achards|Sainte-Foy|Sainte-Flaive-des-Loups|Saint-Mathurin|Landeronde|Saint-Julien-des-Landes|Vairé|Saint-Georges-de-Pointindoux|Martinet|Le Girouard
85160 Saint-Jean-de-Monts
85170 Le Poiré-sur-Vie|Bellevigny|Dompierre-sur-Yon|Les Lucs-sur-Boulogne|Saint-Denis-la-Chevasse|Beaufou
85180 Les Sables-d'Olonne
85190 Aizenay|Venansault|Beaulieu-sous-la-Roche|La Genétouze|Maché
85200 Fontenay-le-Comte|Doix lès Fontaines|Longèves|Saint-Michel-le-Cloucq|Pissotte|Auchay-sur-Vendée|Mervent|Sérigné|Montreuil|L'Orbrie|Saint-Martin-de-Fraigneau|Bourneau
85210 Saint-Jean-d'Hermine|La Réorthe|Saint-Étienne-de-Brillouet|Thiré|Saint-Aubin-la-Plaine|Saint-Juire-Champgillon|Saint-Martin-Lars-en-Sainte-Hermine|La Chapelle-Thémer
85220 Commequiers|Coëx|L'Aiguillon-sur-Vie|Apremont|Saint-Révérend|Landevieille|Saint-Maixent-sur-Vie|La Chaize-Giraud|La Chapelle-Hermier
85230 Beauvoir-sur-Mer|Saint-Gervais|Bouin|Saint-Urbain
85240 Rives-d'Autise|Saint-Hilaire-des-Loges|Foussais-Payré|Xanton-Chassenon|Puy-de-Serre|Faymoreau|Marillet
85250 Saint-Fulgent|Chavagnes-en-Paillers|Saint-André-Goule-d'Oie|Vendrennes|La Rabatelière
85260 Montréverd|L'Herbergement|Les Brouzils|La Copechagnière
85270 Saint-Hilaire-de-Riez|Notre-Dame-de-Riez
85280 La Ferrière
85290 Mortagne-sur-Sèvre|Saint-Laurent-sur-Sèvre
85300 Challans|Soullans|Sallertaine|Le Perrier|Froidfond
85310 Rives de l'Yon|La Chaize-le-Vicomte|Nesmy|Le Tablier
85320 Mareuil-sur-Lay-Dissais|Château-Guibert|Corpe|Moutiers-sur-le-Lay|Les Pineaux|Rosnay|Péault|La Bretonnière-la-Claye|Bessay|Sainte-Pexine|La Couture
85330 Noirmoutier-en-l'Île
85340 Les Sables-d'Olonne|L'Île-d'Olonne
85350 L'Île-d'Yeu
85360 La Tranche-sur-Mer
85370 Nalliers|Mouzeuil-Saint-Martin|Le Langon
85390 Mouilleron-Saint-Germain|Bazoges-en-Pareds|Cheffois|Chavagnes-les-Redoux|Saint-Maurice-le-Girard|Tallud-Sainte-Gemme
85400 Luçon|Sainte-Gemme-la-Plaine|Les Magnils-Reigniers|Chasnais|Lairoux
85410 Rives-du-Fougerais|La Caillère-Saint-Hilaire|Saint-Cyr-des-Gâts|Saint-Laurent-de-la-Salle
85420 Rives-d'Autise|Saint-Pierre-le-Vieux|Maillezais|Maillé|Damvix|Bouillé-Courdault|Le Mazeau|Saint-Sigismond|Liez
85430 Aubigny-Les Clouzeaux|Nieul-le-Dolent|La Boissière-des-Landes
85440 Talmont-Saint-Hilaire|Grosbreuil|Avrillé|Poiroux|Saint-Hilaire-la-Forêt
85450 Chaillé-les-Marais|Champagné-les-Marais|Sainte-Radégonde-des-Noyers|Vouillé-les-Marais|Puyravault|La Taillée|Moreilles
85460 L'Aiguillon-la-Presqu'île
85470 Bretignolles-sur-Mer|Brem-sur-Mer
85480 Bournezeau|Thorigny|Fougeré|Saint-Hilaire-le-Vouhis
85490 Benet
85500 Les Herbiers|Chanverrie|Beaurepaire|Mesnard-la-Barotière|Saint-Paul-en-Pareds
85510 Le Boupère|Rochetrejoux
85520 Jard-sur-Mer|Saint-Vincent-sur-Jard
85530 La Bruffière
85540 Moutiers-les-Mauxfaits|Le Champ-Saint-Père|Saint-Vincent-sur-Graon|Saint-Avaugourd-des-Landes|Le Givre|Saint-Benoist-sur-Mer|La Jonchère|Curzon|Saint-Cyr-en-Talmondais
85550 La Barre-de-Monts
85560 Longeville-sur-Mer|Le Bernard
85570 L'Hermenault|Petosse|Pouillé|Saint-Valérien|Marsais-Sainte-Radégonde|Saint-Martin-des-Fontaines
85580 Saint-Michel-en-l'Herm|Triaize|Grues|Saint-Denis-du-Payré
85590 Les Epesses|Saint-Malô-du-Bois|Treize-Vents|Saint-Mars-la-Réorthe|Mallièvre
85600 Montaigu-Vendée|Treize-Septiers|La Boissière-de-Montaigu
85610 Cugand-la-Bernardière
85620 Rocheservière
85630 Barbâtre
85640 Mouchamps
85660 Saint-Philbert-de-Bouaine
85670 Saint-Christophe-du-Ligneron|Saint-Étienne-du-Bois|Falleron|Palluau|La Chapelle-Palluau|Saint-Paul-Mont-Penit|Grand'Landes
85680 La Guérinière
85690 Notre-Dame-de-Monts
85700 Sèvremont|Pouzauges|Saint-Mesmin|Montournais|La Meilleraie-Tillay|Réaumur|Menomblet
85710 La Garnache|Bois-de-Céné|Châteauneuf
85740 L'Épine
85750 Angles
85770 Vix|L'Île-d'Elle|Les Velluire-sur-Vendée|Le Gué-de-Velluire
85800 Saint-Gilles-Croix-de-Vie|Le Fenouiller|Givrand
86000 Poitiers
86100 Châtellerault|Senillé-Saint-Sauveur|Antran
86110 Saint-Martin-la-Pallu|Mirebeau|Chouppes|Thurageau|Amberre|La Grimaudière|Cuhon|Coussay|Mazeuil|Craon
86120 Les Trois-Moutiers|Bournand|Roiffé|Beuxes|Morton|Saint-Léger-de-Montbrillais|Vézières|Berrie|Saix|Pouançay|Curçay-sur-Dive|Ternay|Raslay
86130 Jaunay-Marigny|Saint-Georges-lès-Baillargeaux|Dissay|Beaumont Saint-Cyr
86140 Lencloître|Scorbé-Clairvaux|Saint-Genest-d'Ambière|Doussay|Cernay|Savigny-sous-Faye
86150 L'Isle-Jourdain|Le Vigeant|Queaux|Millac|Moussac|Nérignac
86160 Gençay|Saint-Maurice-la-Clouère|Champagné-Saint-Hilaire|Sommières-du-Clain|Marnay|Magné|La Ferrière-Airoux|Brion
86170 Saint-Martin-la-Pallu|Neuville-de-Poitou|Cissé|Avanton|Champigny en Rochereau|Yversay|Vouzailles|Cherves|Maisonneuve|Massognes
86180 Buxerolles
86190 Vouillé|Quinçay|Béruges|Latillé|Ayron|Villiers|Chiré-en-Montreuil|Chalandray|Maillé|Frozes
86200 Loudun|Sammarçolles|Mouterre-Silly|La Roche-Rigault|Ceaux-en-Loudun|Chalais|Pouant|Basses|Arçay|Messemé|Nueil-sous-Faye|Ranton|Maulay|Saint-Laon|Glénouze
86210 Vouneuil-sur-Vienne|Bonneuil-Matours|Archigny|La Chapelle-Moulière|Monthoiron|Bellefonds
86220 Dangé-Saint-Romain|Ingrandes|Les Ormes|Oyré|Port-de-Piles|Vaux-sur-Vienne|Saint-Rémy-sur-Creuse|Leugny
86230 Saint-Gervais-les-Trois-Clochers|Usseau|Leigné-sur-Usseau|Sossais|Orches|Vellèches|Sérigny|Saint-Christophe|Mondion
86240 Fontaine-le-Comte|Ligugé|Iteuil|Smarves|Croutelle
86250 Charroux|Genouillé|Saint-Romain|La Chapelle-Bâton|Chatain|Asnois|Surin
86260 Saint-Pierre-de-Maillé|Vicq-sur-Gartempe|La Puye|Angles-sur-l'Anglin
86270 La Roche-Posay|Coussay-les-Bois|Lésigny|Mairé
86280 Saint-Benoît
86290 La Trimouille|Brigueil-le-Chantre|Journet|Liglet|Coulonges-les-Hérolles|Saint-Léomer|Thollet
86300 Chauvigny|Valdivienne|Bonnes|Leignes-sur-Fontaine|Chapelle-Viviers|Paizay-le-Sec|Sainte-Radégonde|Fleix|Lauthiers
86310 Saint-Germain|Saint-Savin|Antigny|Béthines|Nalliers|La Bussière|Haims|Villemort
86320 Lussac-les-Châteaux|Civaux|Mazerolles|Persac|Sillars|Gouex
86330 Saint-Jean-de-Sauves|Moncontour|Angliers|La Grimaudière|Martaizé|Saint-Clair|La Chaussée|Aulnay
86340 Nouaillé-Maupertuis|Nieuil-l'Espoir|Roches-Prémarie-Andillé|La Villedieu-du-Clain|Fleuré|Aslonnes|Vernon|Gizay
86350 Usson-du-Poitou|Château-Garnier|Saint-Secondin|Payroux|Saint-Martin-l'Ars|Joussé
86360 Chasseneuil-du-Poitou|Montamisé
86370 Vivonne|Marçay|Château-Larcher|Marigny-Chemereau
86380 Jaunay-Marigny|Saint-Martin-la-Pallu|Chabournay|Ouzilly
86390 Lathus-Saint-Rémy|Bourg-Archambault
86400 Civray|Savigné|Val-de-Comporté|Blanzay|Saint-Pierre-d'Exideuil|Lizant|Voulême|Champniers|Saint-Gaudent|Linazay
86410 Verrières|Lhommaizé|Bouresse|Dienné|Saint-Laurent-de-Jourdes
86420 Monts-sur-Guesnes|Verrue|Berthegon|Guesnes|Prinçay|Dercé|Saires
86430 Adriers|Luchapt|Asnières-sur-Blour|Mouterre-sur-Blourde
86440 Migné-Auxances
86450 Pleumartin|Leigné-les-Bois|Chenevelles
86460 Availles-Limouzine|Mauprévoir|Pressac
86470 Boivre-la-Vallée
86480 Rouillé
86490 Beaumont Saint-Cyr|Colombiers
86500 Montmorillon|Saulgé|Jouhet|Moulismes|Pindray|Plaisance
86510 Chaunay|Brux|Champagné-le-Sec
86530 Naintré|Availles-en-Châtellerault|Cenon-sur-Vienne
86540 Thuré
86550 Mignaloux-Beauvoir
86580 Vouneuil-sous-Biard|Biard
86600 Lusignan|Celle-Lévescault|Saint-Sauvant|Coulombiers|Jazeneuil|Sanxay|Cloué|Curzay-sur-Vonne
86700 Valence-en-Poitou|Romagne|Voulon|Anché
86800 Saint-Julien-l'Ars|Sèvres-Anxaumont|Jardres|Savigny-Lévescault|Lavoux|Tercé|Bignoux|Pouillé|Liniers
87000 Limoges
87100 Limoges
87110 Bosmie-l'Aiguille|Le Vigen|Solignac
87120 Eymoutiers|Nedde|Rempnat|Sainte-Anne-Saint-Priest|Beaumont-du-Lac|Augne|Saint-Amand-le-Petit|Domps
87130 Châteauneuf-la-Forêt|Linards|Neuvic-Entier|La Croisille-sur-Briance|Sussac|Saint-Méard|Masléon|Roziers-Saint-Georges|Surdoux|Saint-Gilles-les-Forêts
87140 Compreignac|Nantiat|Saint-Pardoux-le-Lac|Chamboret|Thouron|Vaulry|Le Buis
87150 Oradour-sur-Vayres|Cussac|Champagnac-la-Rivière|Saint-Bazile
87160 Saint-Sulpice-les-Feuilles|Arnac-la-Poste|Mailhac-sur-Benaize|Cromac|Saint-Georges-les-Landes|Les Grands-Chézeaux
87170 Isle
87190 Magnac-Laval|Saint-Léger-Magnazeix|Droux|Dompierre-les-Églises|Saint-Hilaire-la-Treille|Villefavard
87200 Saint-Junien|Saint-Brice-sur-Vienne|Chaillac-sur-Vienne|Saint-Martin-de-Jussac
87210 Le Dorat|Oradour-Saint-Genest|Dinsac|Saint-Sornin-la-Marche|La Croix-sur-Gartempe|La Bazeuge
87220 Feytiat|Boisseuil|Eyjeaux|Aureil
87230 Châlus|Bussière-Galant|Flavignac|Champsac|Dournazac|Pageas|Les Cars|Lavignac
87240 Ambazac|Saint-Sylvestre|Saint-Laurent-les-Églises
87250 Bessines-sur-Gartempe|Saint-Pardoux-le-Lac|Fromental|Folles
87260 Vicq-sur-Breuilh|Saint-Paul|Pierre-Buffière|Saint-Hilaire-Bonneval|Saint-Genest-sur-Roselle|Saint-Bonnet-Briance|Saint-Jean-Ligoure
87270 Couzeix|Chaptelat|Bonnac-la-Côte
87280 Limoges
87290 Châteauponsac|Saint-Sornin-Leulac|Saint-Amand-Magnazeix|Rancon|Balledent
87300 Bellac|Peyrat-de-Bellac|Blond|Blanzac|Saint-Bonnet-de-Bellac|Berneuil|Saint-Ouen-sur-Gartempe|Saint-Junien-les-Combes|Breuilaufa
87310 Saint-Laurent-sur-Gorre|Cognac-la-Forêt|Saint-Auvent|Saint-Cyr|Gorre
87320 Val-d'Oire-et-Gartempe
87330 Val-d'Oire-et-Gartempe|Val d'Issoire|Nouic|Montrol-Sénard|Saint-Martial-sur-Isop|Gajoubert|Mortemart
87340 La Jonchère-Saint-Maurice|Saint-Léger-la-Montagne|Les Billanges
87350 Panazol
87360 Lussac-les-Églises|Azat-le-Ris|Saint-Martin-le-Mault|Tersannes|Verneuil-Moustiers
87370 Saint-Sulpice-Laurière|Bersac-sur-Rivalier|Laurière|Jabreilles-les-Bordes
87380 Saint-Germain-les-Belles|Magnac-Bourg|Château-Chervix|Meuzac|La Porcherie|Glanges|Saint-Vitte-sur-Briance
87400 Saint-Léonard-de-Noblat|La Geneytouse|Royères|Sauviat-sur-Vige|Saint-Martin-Terressus|Saint-Denis-des-Murs|Champnétery|Eybouleuf|Le Châtenet-en-Dognon|Moissannes
87410 Le Palais-sur-Vienne
87420 Saint-Victurnien|Sainte-Marie-de-Vaux
87430 Verneuil-sur-Vienne
87440 Saint-Mathieu|Marval|Maisonnais-sur-Tardoire|La Chapelle-Montbrandeix|Pensol|Les Salles-Lavauguyon
87460 Bujaleuf|Saint-Julien-le-Petit|Cheissoux
87470 Peyrat-le-Château
87480 Saint-Priest-Taurion
87500 Saint-Yrieix-la-Perche|Coussac-Bonneval|Ladignac-le-Long|Glandon|Le Chalard
87510 Saint-Gence|Saint-Jouvent|Nieul|Peyrilhac
87520 Oradour-sur-Glane|Veyrac|Cieux|Javerdat
87570 Rilhac-Rancon
87590 Saint-Just-le-Martel
87600 Rochechouart|Vayres|Chéronnac|Videix
87620 Séreilhac
87640 Razès
87700 Aixe-sur-Vienne|Saint-Priest-sous-Aixe|Saint-Martin-le-Vieux|Beynac|Saint-Yrieix-sous-Aixe
87720 Saillat-sur-Vienne
87800 Nexon|Jourgnac|Saint-Maurice-les-Brousses|Burgnac|La Meyze|Saint-Hilaire-les-Places|Saint-Priest-Ligoure|La Roche-l'Abeille|Meilhac|Janailhac|Rilhac-Lastours
87890 Jouac
87920 Condat-sur-Vienne
88000 Épinal|Chantraine|Dogneville|Deyvillers|Jeuxey|Dinozé|Longchamp|Dignonville|Vaudéville
88100 Saint-Dié-des-Vosges|Sainte-Marguerite|Taintrux|Nayemont-les-Fosses|Pair-et-Grandrupt|Remomeix|Neuvillers-sur-Fave|Coinches
88110 Raon-l'Étape|Celles-sur-Plaine|Allarmont|Vexaincourt|Raon-sur-Plaine|Luvigny
88120 Vagney|Saint-Amé|Le Syndicat|Basse-sur-le-Rupt|Rochesson|Cleurie|Sapois|Gerbamont
88130 Charmes|Essegney|Florémont|Chamagne|Socourt|Savigny|Brantigny|Bouxurulles|Ubexy|Langley|Hergugney|Rugney|Avrainville|Xaronval|Marainville-sur-Madon|Battexey|Rapey
88140 Contrexéville|Bulgnéville|Saint-Ouen-lès-Parey|Dombrot-le-Sec|Vrécourt|Saulxures-lès-Bulgnéville|Suriauville|Auzainvilliers|Crainvilliers|Sauville|Vaudoncourt|La Vacheresse-et-la-Rouillie|Gendreville|Malaincourt|Aingeville|Urville|Médonville|Morville
88150 Thaon-les-Vosges|Chavelot|Igney|Mazeley|Bayecourt|Villoncourt
88160 Le Thillot|Ramonchamp|Fresse-sur-Moselle|Le Ménil
88170 Châtenois|Gironcourt-sur-Vraine|Rouvres-la-Chétive|Houécourt|La Neuveville-sous-Châtenois|Dommartin-sur-Vraine|Rainville|Dombrot-sur-Vair|Morelmaison|Aouze|Removille|Sandaucourt|Vouxey|Viocourt|Vicherey|Saint-Paul|Gemmelaincourt|Saint-Menge|Balléville|Aroffe|Biécourt|Dolaincourt|Longchamp-sous-Châtenois|Courcelles-sous-Châtenois|Ollainville|Pleuvezain|Maconcourt|Darney-aux-Chênes|Soncourt
88190 Golbey
88200 Remiremont|Saint-Nabord|Saint-Étienne-lès-Remiremont|Dommartin-lès-Remiremont|Vecoux
88210 Senones|La Petite-Raon|Moussey|Ban-de-Sapt|Vieux-Moulin|Le Saulcy|Hurbache|Denipaire|Belval|Saint-Jean-d'Ormont|Ménil-de-Senones|Le Puid|Grandrupt|Le Vermont|Saint-Stail|Le Mont|Châtas
88220 Xertigny|Hadol|Uriménil|Raon-aux-Bois|Uzemain|Dounoux
88230 Fraize|Plainfaing|Ban-sur-Meurthe-Clefcy|Le Valtin
88240 La Vôge-les-Bains|La Chapelle-aux-Bois|Fontenoy-le-Château|Le Clerjus|Les Voivres|Trémonzey|Gruey-lès-Surance|La Haye|Grandrupt-de-Bains|Montmotier
88250 La Bresse
88260 Darney|Lerrain|Hennezel|Escles|Bonvillet|Attigny|Relanges|Nonville|Viviers-le-Gras|Esley|Vioménil|Jésonville|Provenchères-lès-Darney|Senonges|Les Vallois|Sans-Vallois|Thuillières|Belmont-lès-Darney|Pont-lès-Bonfays|Belrupt|Saint-Baslemont|Dombasle-devant-Darney|Dommartin-lès-Vallois
88270 Dompaire|Harol|Charmois-l'Orgueilleux|Ville-sur-Illon|Madonne-et-Lamerey|Damas-et-Bettegney|Hennecourt|Valleroy-aux-Saules|Valfroicourt|Gorhey|Velotte-et-Tatignécourt|Bouxières-aux-Bois|Bainville-aux-Saules|Racécourt|Begnécourt|Pierrefitte|Bocquegney|Hagécourt|Gelvécourt-et-Adompt|Derbamont|Saint-Vallier|Bazegney|Circourt|Rancourt|Les Ableuvenettes|Légéville-et-Bonfays|Madecourt|Frénois|Bouzemont|Maroncourt
88290 Saulxures-sur-Moselotte|Thiéfosse
88300 Neufchâteau|Bazoilles-sur-Meuse|Rebeuville|Landaville|Mont-lès-Neufchâteau|Attignéville|Certilleux|Harmonville|Autreville|Pompierre|Circourt-sur-Mouzon|Aulnois|Autigny-la-Tour|Martigny-les-Gerbonvaux|Sartes|Harchéchamp|Beaufremont|Tranqueville-Graux|Barville|Hagnéville-et-Roncourt|Jainvillotte|Tilleux|Houéville|Lemmecourt
88310 Cornimont|Ventron
88320 Martigny-les-Bains|Lamarche|Damblain|Senaide|Isches|Ainvelle|Frain|Tollaincourt|Villotte|Robécourt|Serécourt|Morizécourt|Mont-lès-Lamarche|Blevaincourt|Serocourt|Tignécourt|Gignéville|Marey|Rozières-sur-Mouzon|Romain-aux-Bois|Fouchécourt
88330 Châtel-sur-Moselle|Portieux|Vaxoncourt|Moriville|Hadigny-les-Verrières|Rehaincourt|Damas-aux-Bois|Domèvre-sur-Durbion|Haillainville|Pallegney|Badménil-aux-Bois|Zincourt
88340 Le Val-d'Ajol|Girmont-Val-d'Ajol
88350 Liffol-le-Grand|Grand|Pargny-sous-Mureau|Fréville|Trampot|Villouxel|Brechainville
88360 Rupt-sur-Moselle|Ferdrupt
88370 Plombières-les-Bains|Bellefontaine
88380 Arches|Archettes
88390 Uxegney|Les Forges|Darnieulles|Sanchey|Chaumousey|Girancourt|Domèvre-sur-Avière|Dommartin-aux-Bois|Fomerey|Renauvoid|Gigney
88400 Gérardmer|Xonrupt-Longemer|Liézey
88410 Monthureux-sur-Saône|Bleurville|Claudon|Regnévelle|Martinvelle|Godoncourt|Châtillon-sur-Saône|Saint-Julien|Les Thons|Lironcourt|Fignévelle|Ameuvelle|Grignoncourt
88420 Moyenmoutier
88430 Corcieux|Gerbépal|La Houssière|Biffontaine|Arrentès-de-Corcieux|Vienville
88440 Nomexy|Frizon
88450 Vincey|Évaux-et-Ménil|Gugney-aux-Aulx|Bettegney-Saint-Brice|Madegney|Regney|Varmonzey
88460 Cheniménil|Docelles|La Baffe|Tendon|Charmois-devant-Bruyères|Faucompierre|Le Roulier|Xamontarupt
88470 Saint-Michel-sur-Meurthe|La Bourgonce|La Voivre|Nompatelize|La Salle
88480 Étival-Clairefontaine|Saint-Remy
88490 Provenchères-et-Colroy|Lusse|Lubine|Frapelle|Lesseux|Combrimont|La Grande-Fosse|La Petite-Fosse|Le Beulay
88500 Mirecourt|Mattaincourt|Poussay|Hymont|Baudricourt|Ambacourt|Oëlleville|Rouvres-en-Xaintois|Mazirot|Villers|Juvaincourt|Gircourt-lès-Viéville|Rozerotte|Pont-sur-Madon|Ménil-en-Xaintois|Puzieux|Offroicourt|Ramecourt|Vroville|Vaubexy|Dombasle-en-Xaintois|Bazoilles-et-Ménil|Totainville|Estrennes|Thiraucourt|Frenelle-la-Grande|Domvallier|Avillers|Bettoncourt|Repel|Jorxey|Ahéville|Vomécourt-sur-Madon|Saint-Prancher|Boulaincourt|Remicourt|Domèvre-sous-Montfort|Chef-Haut|Frenelle-la-Petite|Chauffecourt|Blémerey|Viviers-lès-Offroicourt
88510 Éloyes
88520 Ban-de-Laveline|Raves|La Croix-aux-Mines|Wisembach|Bertrimoutier|Gemaingoutte
88530 Le Tholy|La Forge
88540 Bussang
88550 Pouxeux|Jarménil
88560 Saint-Maurice-sur-Moselle
88580 Saulcy-sur-Meurthe
88600 Bruyères|Aydoilles|Lépanges-sur-Vologne|Grandvillers|Laval-sur-Vologne|Laveline-devant-Bruyères|La Chapelle-devant-Bruyères|La Neuveville-devant-Lépanges|Champ-le-Duc|Fontenay|Fremifontaine|Brouvelieures|Girecourt-sur-Durbion|Les Poulières|Belmont-sur-Buttant|Deycimont|Herpelmont|Dompierre|Fiménil|Destord|Viménil|Sercœur|Gugnécourt|Fays|Domfaing|Mortagne|Méménil|Pierrepont-sur-l'Arentèle|Beauménil|Vervezelle|Bois-de-Champ|Prey|Les Rouges-Eaux|Nonzeville
88630 Coussey|Soulosse-sous-Saint-Élophe|Frebécourt|Maxey-sur-Meuse|Midrevaux|Moncel-sur-Vair|Punerot|Ruppes|Sionne|Greux|Domrémy-la-Pucelle|Jubainville|Chermisey|Avranville|Seraumont|Clérey-la-Côte
88640 Granges-Aumontzey|Jussarupt|Laveline-du-Houx|Rehaupal|Champdray|Barbey-Seroux
88650 Anould|Saint-Léonard|Mandray|Entre-deux-Eaux
88700 Rambervillers|Jeanménil|Brû|Padoux|Housseras|Sainte-Hélène|Saint-Benoît-la-Chipotte|Saint-Gorgon|Romont|Roville-aux-Chênes|Domptail|Bult|Ménil-sur-Belvitte|Autrey|Sainte-Barbe|Vomécourt|Moyemont|Clézentaine|Saint-Maurice-sur-Mortagne|Doncières|Saint-Pierremont|Anglemont|Saint-Genest|Xaffévillers|Fauconcourt|Nossoncourt|Ortoncourt|Bazien|Ménarmont|Deinvillers|Hardancourt
88800 Vittel|Remoncourt|Haréville|Mandres-sur-Vair|Lignéville|Saint-Remimont|Norroy|Valleroy-le-Sec|Domjulien|La Neuveville-sous-Montfort|Monthureux-le-Sec|Parey-sous-Montfort|Belmont-sur-Vair|They-sous-Montfort
89000 Auxerre|Saint-Georges-sur-Baulche|Perrigny
89100 Sens|Paron|Saint-Clément|Malay-le-Grand|Saint-Martin-du-Tertre|Soucy|Gron|Nailly|Maillot|Rosoy|Courtois-sur-Yonne|Collemiers|Saligny|Saint-Denis-lès-Sens|Fontaine-la-Gaillarde|Subligny|Villeroy|Malay-le-Petit
89110 Montholon|Valravillon|Poilly-sur-Tholon|Le Val d'Ocre|La Ferté-Loupière|Chassy|Sommecaise|Saint-Maurice-le-Vieil|Merry-la-Vallée|Les Ormes|Saint-Maurice-Thizouaille
89113 Charbuy|Valravillon|Fleury-la-Vallée|Branches
89116 La Celle-Saint-Cyr|Sépeaux-Saint Romain|Précy-sur-Vrin|Cudot
89120 Charny Orée de Puisaye
89130 Toucy|Mézilles|Fontaines|Villiers-Saint-Benoît|Leugny|Moulins-sur-Ouanne|Dracy|Lalande
89140 Pont-sur-Yonne|Vinneuf|Sergines|Courlon-sur-Yonne|Michery|Cuy|Villethierry|Serbonnes|Villemanoche|Saint-Sérotin|Gisy-les-Nobles|Lixy|Évry|Villeperrot|Pailly|Plessis-Saint-Jean|Compigny|Villenavotte
89144 Ligny-le-Châtel|Varennes|Méré
89150 Saint-Valérien|Domats|Brannay|Montacher-Villegardin|Villebougis|Vallery|Jouy|Savigny-sur-Clairis|Fouchères|Villeneuve-la-Dondagre|Dollot|Vernoy|La Belliole|Courtoin
89160 Ancy-le-Franc|Lézinnes|Chassignelles|Argenteuil-sur-Armançon|Pacy-sur-Armançon|Ancy-le-Libre|Fulvy|Jully|Villiers-les-Hauts|Sennevoy-le-Haut|Vireaux|Stigny|Gigny|Argentenay|Sennevoy-le-Bas|Sambourg
89170 Saint-Fargeau|Lavau|Saint-Martin-des-Champs|Ronchères
89190 Villeneuve-l'Archevêque|Les Vallées de la Vanne|Courgenay|Les Sièges|Saint-Maurice-aux-Riches-Hommes|Les Clérimois|Foissy-sur-Vanne|Molinons|Pont-sur-Vanne|Lailly|Bagneaux|Flacy
89200 Avallon|Magny|Sauvigny-le-Bois|Étaule|Pontaubert|Annay-la-Côte|Lucy-le-Bois|Vault-de-Lugny|Provency|Sermizelles|Girolles|Thory|Island|Givry|Tharot|Annéot|Blannay|Domecy-sur-le-Vault
89210 Brienon-sur-Armançon|Venizy|Champlost|Bellechaume|Esnon|Paroy-en-Othe|Mercy
89220 Bléneau|Rogny-les-Sept-Écluses|Saint-Privé|Champcevrais
89230 Pontigny|Montigny-la-Resle|Rouvray|Venouse|Bleigny-le-Carreau|Villeneuve-Saint-Salves
89240 Chevannes|Lindry|Pourrain|Villefargeau|Diges|Escamps|Parly|Égleny|Beauvoir
89250 Gurgy|Seignelay|Chemilly-sur-Yonne|Mont-Saint-Sulpice|Beaumont|Hauterive
89260 Thorigny-sur-Oreuse|Perceneige|La Chapelle-sur-Oreuse|Voisines|La Postolle
89270 Vermenton|Mailly-la-Ville|Arcy-sur-Cure|Voutenay-sur-Cure|Lucy-sur-Cure|Bessy-sur-Cure|Saint-Moré|Sery
89290 Auxerre|Venoy|Champs-sur-Yonne|Augy|Vincelles|Escolives-Sainte-Camille|Quenne|Jussy|Vincelottes|Irancy
89300 Joigny|Champlay|Chamvres|Looze|Saint-Aubin-sur-Yonne|Villecien|Paroy-sur-Tholon
89310 Noyers|Nitry|Poilly-sur-Serein|Annay-sur-Serein|Châtel-Gérard|Étivey|Sarry|Grimault|Moulins-en-Tonnerrois|Môlay|Sainte-Vertu|Fresnes|Pasilly|Censy|Jouancy
89320 Les Vallées de la Vanne|Cerisiers|Arces-Dilo|Noé|Vaudeurs|Villiers-Louis|Vaumort|Villechétive|Coulours|Fournaudin|Cérilly
89330 Saint-Julien-du-Sault|Piffonds|Saint-Martin-d'Ordon|Villevallier|Verlin|Saint-Loup-d'Ordon
89340 Villeneuve-la-Guyard|Champigny|Villeblevin|Saint-Agnan|Chaumont
89350 Champignelles|Villeneuve-les-Genêts|Tannerre-en-Puisaye
89360 Flogny-la-Chapelle|Jaulges|Carisey|Villiers-Vineux|Butteaux|Percey|Dyé|Bernouil
89380 Appoigny
89390 Ravières|Nuits|Aisy-sur-Armançon|Cry|Perrigny-sur-Armançon
89400 Migennes|Cheny|Laroche-Saint-Cydroine|Charmoy|Bonnard|Bassou|Épineau-les-Voves|Bussy-en-Othe|Ormoy|Brion|Chichery
89410 Cézy|Béon
89420 Guillon-Terre-Plaine|Sainte-Magnance|Cussy-les-Forges|Thizy|Saint-André-en-Terre-Plaine|Bierry-les-Belles-Fontaines|Montréal|Savigny-en-Terre-Plaine|Marmeaux|Santigny|Talcy|Pisy|Sauvigny-le-Beuréal|Vassy-sous-Pisy
89430 Tanlay|Mélisey|Rugny|Baon|Thorey|Trichey
89440 Joux-la-Ville|L'Isle-sur-Serein|Massangis|Précy-le-Sec|Sainte-Colombe|Angely|Athie|Coutarnoux|Dissangis|Blacy|Annoux
89450 Vézelay|Domecy-sur-Cure|Asquins|Saint-Père|Fontenay-près-Vézelay|Foissy-lès-Vézelay|Pierre-Perthuis|Tharoiseau|Menades
89460 Deux Rivières|Bazarnes|Prégilbert|Trucy-sur-Yonne|Sainte-Pallaye
89470 Monéteau
89480 Étais-la-Sauvin|Coulanges-sur-Yonne|Andryes|Crain|Lucy-sur-Yonne|Festigny
89500 Villeneuve-sur-Yonne|Égriselles-le-Bocage|Dixmont|Marsangy|Armeau|Chaumot|Les Bordes|Bussy-le-Repos|Rousson|Cornant
89510 Véron|Étigny|Passy
89520 Treigny-Perreuse-Sainte-Colombe|Saint-Sauveur-en-Puisaye|Saints-en-Puisaye|Thury|Lainsecq|Fontenoy|Sougères-en-Puisaye|Sainpuits|Moutiers-en-Puisaye|Levis
89530 Saint-Bris-le-Vineux|Chitry
89550 Héry
89560 Courson-les-Carrières|Ouanne|Les Hauts de Forterre|Druyes-les-Belles-Fontaines|Fouronnes|Lain|Merry-Sec|Mouffy|Sementron
89570 Neuvy-Sautour|Turny|Sormery|Beugnon|Soumaintrain|Lasson
89580 Coulanges-la-Vineuse|Vallan|Gy-l'Évêque|Migé|Val-de-Mercy|Charentenay|Coulangeron
89600 Saint-Florentin|Vergigny|Germigny|Chéu
89630 Quarré-les-Tombes|Saint-Léger-Vauban|Saint-Germain-des-Champs|Saint-Brancher|Chastellux-sur-Cure|Bussières|Beauvilliers
89660 Châtel-Censoir|Mailly-le-Château|Brosses|Montillot|Merry-sur-Yonne|Asnières-sous-Bois|Chamoux|Fontenay-sous-Fouronnes|Lichères-sur-Yonne|Bois-d'Arcy
89690 Chéroy
89700 Tonnerre|Épineuil|Dannemoine|Cheney|Vézinnes|Collan|Molosmes|Roffey|Yrouerre|Saint-Martin-sur-Armançon|Tronchoy|Serrigny|Tissey|Viviers|Béru|Junay|Vézannes
89710 Montholon|Senan
89740 Cruzy-le-Châtel|Arthonnay|Villon|Pimelles|Quincerot|Gland
89770 Chailley|Bœurs-en-Othe
89800 Chablis|Maligny|Saint-Cyr-les-Colons|Beine|Chichée|Courgis|Lignorelles|Fleys|Préhy|Lichères-près-Aigremont|Chemilly-sur-Serein|Fontenay-près-Chablis|Villy|La Chapelle-Vaupelteigne|Aigremont
90000 Belfort
90100 Delle|Joncherey|Fêche-l'Église|Faverois|Boron|Florimont|Suarce|Saint-Dizier-l'Évêque|Lebetain|Courtelevant|Chavannes-les-Grands|Grosne|Lepuix-Neuf|Thiancourt|Vellescot|Croix|Villars-le-Sec|Courcelles|Chavanatte
90110 Rougemont-le-Château|Saint-Germain-le-Châtelet|Leval|Felon|Romagny-sous-Rougemont|Bourg-sous-Châtelet
90120 Méziré|Morvillars
90130 Montreux-Château|Bretagne|Petit-Croix
90140 Bourogne|Froidefontaine|Charmois|Brebotte|Autrechêne|Recouvrance
90150 Foussemagne|Fontaine|Phaffans|Menoncourt|Angeot|Cunelières|Reppe|Larivière|Eguenigue|Frais|Lacollonge|Bethonvilliers|Vauthiermont|Lagrange
90160 Bessoncourt|Pérouse|Denney
90170 Étueffont|Anjoutey|Petitmagny|Lamadeleine-Val-des-Anges
90200 Giromagny|Lepuix|Rougegoutte|Vescemont|Grosmagny|Auxelles-Bas|Auxelles-Haut|Riervescemont
90300 Valdoie|Offemont|Cravanche|Éloie|Sermamagny|Lachapelle-sous-Chaux|Vétrigne
90330 Chaux
90340 Chèvremont|Novillard|Fontenelle
90350 Évette-Salbert
90360 Lachapelle-sous-Rougemont|Petitefontaine
90370 Réchésy
90380 Roppe
90400 Danjoutin|Meroux-Moval|Trévenans|Andelnans|Vézelois|Dorans|Sevenans|Bermont|Botans
90500 Beaucourt|Montbouton
90600 Grandvillars
90700 Châtenois-les-Forges
90800 Bavilliers|Argiésans|Banvillars|Urcerey|Buc
90850 Essert
91000 Évry-Courcouronnes
91070 Bondoufle
91080 Évry-Courcouronnes
91090 Lisses
91100 Corbeil-Essonnes|Villabé
91120 Palaiseau
91130 Ris-Orangis
91140 Villebon-sur-Yvette|Villejust
91150 Étampes|Morigny-Champigny|Brières-les-Scellés|Ormoy-la-Rivière|Boutervilliers|Champmotteux|Abbéville-la-Rivière|Puiselet-le-Marais|Marolles-en-Beauce|Mespuits|La Forêt-Sainte-Croix|Brouy|Roinvilliers|Blandy|Bois-Herpin
91160 Longjumeau|Saulx-les-Chartreux|Ballainvilliers|Champlan
91170 Viry-Châtillon
91180 Saint-Germain-lès-Arpajon
91190 Gif-sur-Yvette|Villiers-le-Bâcle|Saint-Aubin
91200 Athis-Mons
91210 Draveil
91220 Brétigny-sur-Orge|Le Plessis-Pâté
91230 Montgeron
91240 Saint-Michel-sur-Orge
91250 Saint-Germain-lès-Corbeil|Saintry-sur-Seine|Tigery|Morsang-sur-Seine
91260 Juvisy-sur-Orge
91270 Vigneux-sur-Seine
91280 Saint-Pierre-du-Perray
91290 Arpajon|La Norville
91300 Massy
91310 Montlhéry|Linas|Longpont-sur-Orge|Leuville-sur-Orge
91320 Wissous
91330 Yerres
91340 Ollainville
91350 Grigny
91360 Épinay-sur-Orge|Villemoisson-sur-Orge
91370 Verrières-le-Buisson
91380 Chilly-Mazarin
91390 Morsang-sur-Orge
91400 Orsay|Saclay|Gometz-la-Ville
91410 Dourdan|Corbreuse|Roinville|Les Granges-le-Roi|Saint-Cyr-sous-Dourdan|La Forêt-le-Roi|Saint-Escobille|Richarville|Authon-la-Plaine|Plessis-Saint-Benoist|Chatignonville
91420 Morangis
91430 Igny|Vauhallan
91440 Bures-sur-Yvette
91450 Soisy-sur-Seine|Étiolles
91460 Marcoussis
91470 Limours|Forges-les-Bains|Les Molières|Angervilliers|Boullay-les-Troux|Pecqueuse
91480 Quincy-sous-Sénart|Varennes-Jarcy
91490 Milly-la-Forêt|Moigny-sur-École|Oncy-sur-École|Dannemois|Courances
91510 Lardy|Janville-sur-Juine
91520 Égly
91530 Saint-Chéron|Sermaise|Le Val-Saint-Germain|Saint-Maurice-Montcouronne
91540 Mennecy|Ormoy|Fontenay-le-Vicomte|Écharcon
91550 Paray-Vieille-Poste
91560 Crosne
91570 Bièvres
91580 Étréchy|Auvers-Saint-Georges|Villeconin|Villeneuve-sur-Auvers|Souzy-la-Briche|Chauffour-lès-Étréchy
91590 La Ferté-Alais|Cerny|D'Huison-Longueville|Baulne|Boissy-le-Cutté|Guigneville-sur-Essonne|Mondeville|Orveau
91600 Savigny-sur-Orge
91610 Ballancourt-sur-Essonne
91620 La Ville-du-Bois|Nozay
91630 Marolles-en-Hurepoix|Cheptainville|Leudeville|Avrainville|Guibeville
91640 Briis-sous-Forges|Fontenay-lès-Briis|Vaugrigneuse|Janvry
91650 Breuillet|Breux-Jouy|Saint-Yon
91660 Le Mérévillois
91670 Angerville
91680 Bruyères-le-Châtel|Courson-Monteloup
91690 Saclas|Guillerval|Boissy-la-Rivière|Saint-Cyr-la-Rivière|Fontaine-la-Rivière|Arrancourt
91700 Sainte-Geneviève-des-Bois|Fleury-Mérogis|Villiers-sur-Orge
91710 Vert-le-Petit
91720 Maisse|Gironville-sur-Essonne|Valpuiseaux|Buno-Bonnevaux|Boigneville|Prunay-sur-Essonne|Courdimanche-sur-Essonne
91730 Chamarande|Mauchamps|Torfou
91740 Pussay|Chalou-Moulineux|Congerville-Thionville
91750 Champcueil|Chevannes|Nainville-les-Roches
91760 Itteville
91770 Saint-Vrain
91780 Chalo-Saint-Mars|Mérobert|Saint-Hilaire
91790 Boissy-sous-Saint-Yon
91800 Brunoy|Boussy-Saint-Antoine
91810 Vert-le-Grand
91820 Boutigny-sur-Essonne|Vayres-sur-Essonne
91830 Le Coudray-Montceaux|Auvernaux
91840 Soisy-sur-École
91850 Bouray-sur-Juine
91860 Épinay-sous-Sénart
91870 Boissy-le-Sec
91880 Bouville
91890 Videlles
91910 Saint-Sulpice-de-Favières
91930 Monnerville
91940 Les Ulis|Gometz-le-Châtel|Saint-Jean-de-Beauregard
92000 Nanterre
92100 Boulogne-Billancourt
92110 Clichy
92120 Montrouge
92130 Issy-les-Moulineaux
92140 Clamart
92150 Suresnes
92160 Antony
92170 Vanves
92190 Meudon
92200 Neuilly-sur-Seine
92210 Saint-Cloud
92220 Bagneux
92230 Gennevilliers
92240 Malakoff
92250 La Garenne-Colombes
92260 Fontenay-aux-Roses
92270 Bois-Colombes
92290 Châtenay-Malabry
92300 Levallois-Perret
92310 Sèvres
92320 Châtillon
92330 Sceaux
92340 Bourg-la-Reine
92350 Le Plessis-Robinson
92360 Meudon
92370 Chaville
92380 Garches
92390 Villeneuve-la-Garenne
92400 Courbevoie
92410 Ville-d'Avray
92420 Vaucresson
92430 Marnes-la-Coquette
92500 Rueil-Malmaison
92600 Asnières-sur-Seine
92700 Colombes
92800 Puteaux
93000 Bobigny
93100 Montreuil
93110 Rosny-sous-Bois
93120 La Courneuve
93130 Noisy-le-Sec
93140 Bondy
93150 Le Blanc-Mesnil
93160 Noisy-le-Grand
93170 Bagnolet
93190 Livry-Gargan
93200 Saint-Denis
93210 Saint-Denis
93220 Gagny
93230 Romainville
93240 Stains
93250 Villemomble
93260 Les Lilas
93270 Sevran
93290 Tremblay-en-France
93300 Aubervilliers
93310 Le Pré-Saint-Gervais
93320 Les Pavillons-sous-Bois
93330 Neuilly-sur-Marne
93340 Le Raincy
93350 Le Bourget
93360 Neuilly-Plaisance
93370 Montfermeil
93380 Saint-Denis
93390 Clichy-sous-Bois
93400 Saint-Ouen-sur-Seine
93410 Vaujours
93420 Villepinte
93430 Villetaneuse
93440 Dugny
93450 L'Île-Saint-Denis
93460 Gournay-sur-Marne
93470 Coubron
93500 Pantin
93600 Aulnay-sous-Bois
93700 Drancy
93800 Épinay-sur-Seine
94000 Créteil
94100 Saint-Maur-des-Fossés
94110 Arcueil
94120 Fontenay-sous-Bois
94130 Nogent-sur-Marne
94140 Alfortville
94150 Rungis
94160 Saint-Mandé
94170 Le Perreux-sur-Marne
94190 Villeneuve-Saint-Georges
94200 Ivry-sur-Seine
94210 Saint-Maur-des-Fossés
94220 Charenton-le-Pont
94230 Cachan
94240 L'Haÿ-les-Roses
94250 Gentilly
94260 Fresnes
94270 Le Kremlin-Bicêtre
94290 Villeneuve-le-Roi
94300 Vincennes
94310 Orly
94320 Thiais
94340 Joinville-le-Pont
94350 Villiers-sur-Marne
94360 Bry-sur-Marne
94370 Sucy-en-Brie
94380 Bonneuil-sur-Marne
94390 Paray-Vieille-Poste
94400 Vitry-sur-Seine
94410 Saint-Maurice
94420 Le Plessis-Trévise
94430 Chennevières-sur-Marne
94440 Villecresnes|Marolles-en-Brie|Santeny
94450 Limeil-Brévannes
94460 Valenton
94470 Boissy-Saint-Léger
94480 Ablon-sur-Seine
94490 Ormesson-sur-Marne
94500 Champigny-sur-Marne
94510 La Queue-en-Brie
94520 Mandres-les-Roses|Périgny
94550 Chevilly-Larue
94600 Choisy-le-Roi
94700 Maisons-Alfort
94800 Villejuif
94880 Noiseau
95000 Cergy|Pontoise|Neuville-sur-Oise|Boisemont
95100 Argenteuil
95110 Sannois
95120 Ermont
95130 Franconville|Le Plessis-Bouchard
95140 Garges-lès-Gonesse
95150 Taverny
95160 Montmorency
95170 Deuil-la-Barre
95180 Menucourt
95190 Goussainville|Fontenay-en-Parisis|Châtenay-en-France
95200 Sarcelles
95210 Saint-Gratien
95220 Herblay-sur-Seine|Pierrelaye
95230 Soisy-sous-Montmorency
95240 Cormeilles-en-Parisis
95250 Beauchamp
95260 Beaumont-sur-Oise|Mours
95270 Viarmes|Luzarches|Chaumontel|Asnières-sur-Oise|Saint-Martin-du-Tertre|Belloy-en-France|Seugy|Noisy-sur-Oise|Bellefontaine|Lassy|Le Plessis-Luzarches|Épinay-Champlâtreux
95280 Jouy-le-Moutier
95290 L'Isle-Adam
95300 Pontoise|Ennery|Hérouville-en-Vexin|Livilliers
95310 Saint-Ouen-l'Aumône
95320 Saint-Leu-la-Forêt
95330 Domont
95340 Persan|Bernes-sur-Oise|Ronquerolles
95350 Saint-Brice-sous-Forêt|Piscop
95360 Montmagny
95370 Montigny-lès-Cormeilles
95380 Louvres|Puiseux-en-France|Villeron|Chennevières-lès-Louvres|Épiais-lès-Louvres
95390 Saint-Prix
95400 Villiers-le-Bel|Arnouville
95410 Groslay
95420 Magny-en-Vexin|Saint-Gervais|Nucourt|Genainville|Cléry-en-Vexin|Ambleville|Omerville|Wy-dit-Joli-Village|La Chapelle-en-Vexin|Arthies|Hodent|Maudétour-en-Vexin|Banthelu|Charmont
95430 Auvers-sur-Oise|Butry-sur-Oise
95440 Écouen
95450 Us|Seraincourt|Vigny|Ableiges|Sagy|Avernes|Commeny|Condécourt|Frémainville|Le Perchay|Longuesse|Théméricourt|Guiry-en-Vexin
95460 Ézanville
95470 Fosses|Survilliers|Vémars|Saint-Witz
95480 Pierrelaye
95490 Vauréal
95500 Gonesse|Le Thillay|Bonneuil-en-France|Vaudherland
95510 Aincourt|Vétheuil|Villers-en-Arthies|Vienne-en-Arthies|Saint-Cyr-en-Arthies|Amenucourt|Chérence
95520 Osny
95530 La Frette-sur-Seine
95540 Méry-sur-Oise
95550 Bessancourt
95560 Montsoult|Baillet-en-France|Maffliers|Chauvry
95570 Bouffémont|Attainville|Moisselles|Villaines-sous-Bois
95580 Margency|Andilly
95590 Presles|Nointel|Nerville-la-Forêt
95600 Eaubonne
95610 Éragny-sur-Oise
95620 Parmain
95630 Mériel
95640 Marines|Santeuil|Haravilliers|Bréançon|Brignancourt|Neuilly-en-Vexin|Le Heaulme|Moussy
95650 Boissy-l'Aillerie|Puiseux-Pontoise|Génicourt|Montgeroult|Courcelles-sur-Viosne
95660 Champagne-sur-Oise
95670 Marly-la-Ville
95680 Montlignon
95690 Nesles-la-Vallée|Labbeville|Frouville|Hédouville
95700 Roissy-en-France
95710 Bray-et-Lû|Chaussy|Ambleville
95720 Le Mesnil-Aubry|Bouqueval|Villiers-le-Sec|Le Plessis-Gassot
95740 Frépillon
95750 Chars|Le Bellay-en-Vexin
95760 Valmondois
95770 Saint-Clair-sur-Epte|Montreuil-sur-Epte|Buhy
95780 La Roche-Guyon|Haute-Isle
95800 Cergy|Courdimanche
95810 Grisy-les-Plâtres|Vallangoujard|Arronville|Épiais-Rhus|Berville|Menouville|Theuville
95820 Bruyères-sur-Oise
95830 Cormeilles-en-Vexin|Frémécourt
95840 Villiers-Adam|Béthemont-la-Forêt
95850 Mareil-en-France|Jagny-sous-Bois
95870 Bezons
95880 Enghien-les-Bains
97100 Basse-Terre
97110 Pointe-à-Pitre
97111 Morne-à-l'Eau
97112 Grand-Bourg
97113 Gourbeyre
97114 Trois-Rivières
97115 Sainte-Rose
97116 Pointe-Noire
97117 Port-Louis
97118 Saint-François
97119 Vieux-Habitants
97120 Saint-Claude
97121 Anse-Bertrand
97122 Baie-Mahault
97123 Baillif
97125 Bouillante
97126 Deshaies
97127 La Désirade
97128 Goyave
97129 Lamentin
97130 Capesterre-Belle-Eau
97131 Petit-Canal
97133 Saint-Barthélemy
97134 Saint-Louis
97136 Terre-de-Bas
97137 Terre-de-Haut
97139 Les Abymes
97140 Capesterre-de-Marie-Galante
97141 Vieux-Fort
97142 Les Abymes
97150 Saint-Martin
97160 Le Moule
97170 Petit-Bourg
97180 Sainte-Anne
97190 Le Gosier
97200 Fort-de-France
97211 Rivière-Pilote
97212 Saint-Joseph
97213 Gros-Morne
97214 Le Lorrain
97215 Rivière-Salée
97216 L'Ajoupa-Bouillon
97217 Les Anses-d'Arlet
97218 Basse-Pointe|Macouba|Grand'Rivière
97220 La Trinité
97221 Le Carbet
97222 Case-Pilote|Bellefontaine
97223 Le Diamant
97224 Ducos
97225 Le Marigot
97226 Le Morne-Vert
97227 Sainte-Anne
97228 Sainte-Luce
97229 Les Trois-Îlets
97230 Sainte-Marie
97231 Le Robert
97232 Le Lamentin
97233 Schœlcher
97234 Fort-de-France
97240 Le François
97250 Saint-Pierre|Le Prêcheur|Fonds-Saint-Denis
97260 Le Morne-Rouge
97270 Saint-Esprit
97280 Le Vauclin
97290 Le Marin
97300 Cayenne
97310 Kourou
97311 Roura
97312 Saint-Élie
97313 Saint-Georges
97314 Saül
97315 Sinnamary
97316 Papaichton
97317 Apatou
97318 Mana
97319 Awala-Yalimapo
97320 Saint-Laurent-du-Maroni
97330 Camopi
97340 Grand-Santi
97350 Iracoubo
97351 Matoury
97352 Roura
97353 Régina
97354 Remire-Montjoly
97355 Macouria
97356 Montsinéry-Tonnegrande
97360 Mana
97370 Maripasoula
97380 Ouanary
97390 Régina
97400 Saint-Denis
97410 Saint-Pierre
97411 Saint-Paul
97412 Bras-Panon
97413 Cilaos
97414 Entre-Deux
97416 Saint-Leu
97417 Saint-Denis
97418 Le Tampon
97419 La Possession
97420 Le Port
97421 Saint-Louis
97422 Saint-Paul
97423 Saint-Paul
97424 Saint-Leu
97425 Les Avirons
97426 Les Trois-Bassins
97427 L'Étang-Salé
97429 Petite-Île
97430 Le Tampon
97431 La Plaine-des-Palmistes
97432 Saint-Pierre
97433 Salazie
97434 Saint-Paul
97435 Saint-Paul
97436 Saint-Leu
97437 Saint-Benoît
97438 Sainte-Marie
97439 Sainte-Rose
97440 Saint-André
97441 Sainte-Suzanne
97442 Saint-Philippe
97450 Saint-Louis
97460 Saint-Paul
97470 Saint-Benoît
97480 Saint-Joseph
97490 Saint-Denis
97500 Saint-Pierre|Miquelon-Langlade
97600 Mamoudzou|Koungou
97605 Mamoudzou
97615 Dzaoudzi|Pamandzi
97620 Chirongui|Bouéni
97625 Kani-Kéli
97630 Mtsamboro|Acoua
97640 Sada
97650 Bandraboua|M'Tsangamouji
97660 Dembeni|Bandrele
97670 Ouangani|Chiconi
97680 Tsingoni
98600 Uvea
98610 Alo
98620 Sigave
98701 Arue
98703 Punaauia
98704 Faaa
98705 Hitiaa O Te Ra
98706 Hitiaa O Te Ra
98707 Hitiaa O Te Ra
98708 Hitiaa O Te Ra
98709 Mahina
98710 Mahina
98711 Paea
98712 Papara
98714 Papeete
98716 Pirae
98718 Punaauia
98719 Taiarapu-Est
98720 Taiarapu-Est
98721 Taiarapu-Est
98722 Taiarapu-Est
98723 Taiarapu-Ouest
98724 Taiarapu-Ouest
98725 Taiarapu-Ouest
98726 Teva I Uta
98727 Teva I Uta
98728 Moorea-Maiao
98729 Moorea-Maiao
98730 Bora-Bora
98731 Huahine
98732 Huahine|Maupiti
98733 Tahaa
98734 Tahaa
98735 Taputapuatea|Tumaraa|Uturoa
98740 Fatu-Hiva
98741 Hiva-Oa
98742 Nuku-Hiva
98743 Tahuata
98744 Ua-Huka
98745 Ua-Pou
98746 Ua-Pou
98747 Ua-Huka
98748 Nuku-Hiva
98749 Hiva-Oa
98750 Raivavae
98751 Rapa
98752 Rimatara
98753 Rurutu
98754 Tubuai
98755 Gambier
98760 Anaa
98761 Arutua
98762 Arutua
98763 Fakarava
98764 Fakarava
98765 Fangatau
98766 Fangatau
98767 Hao
98768 Hikueru
98769 Makemo
98770 Manihi
98771 Manihi
98772 Napuka
98773 Nukutavake
98774 Pukapuka
98775 Rangiroa
98776 Rangiroa
98777 Rangiroa
98778 Rangiroa
98779 Reao
98780 Reao
98781 Takaroa
98782 Takaroa
98783 Tatakoto
98784 Tureia
98785 Arutua
98786 Anaa
98787 Fakarava
98788 Nukutavake
98789 Makemo
98790 Rangiroa|Fakarava|Makemo|Hao|Takaroa|Anaa|Hikueru
98792 Gambier
98793 Gambier
98794 Rapa
98795 Rimatara
98796 Nuku-Hiva|Hiva-Oa
98799 Île de Clipperton
98800 Nouméa
98809 Le Mont-Dore
98811 Belep
98812 Bouloupari
98813 Canala
98814 Ouvéa
98815 Hienghène
98816 Houaïlou
98817 Kaala-Gomen
98818 Kouaoua
98819 Moindou
98820 Lifou
98821 Ouégoa
98822 Poindimié
98823 Ponérihouen
98824 Pouébo
98825 Pouembout
98826 Poum
98827 Poya
98828 Maré
98829 Thio
98831 Touho
98832 L'Île-des-Pins
98833 Voh
98834 Yaté
98835 Dumbéa
98850 Koumac
98859 Koné
98870 Bourail
98880 La Foa
98881 Farino
98882 Sarraméa
98889 Païta
`
