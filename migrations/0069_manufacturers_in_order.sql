-- The makers in the head of every page: the first ones of thousands, without putting all of them in order.
create index manufacturers_in_order on manufacturers (position, name);
