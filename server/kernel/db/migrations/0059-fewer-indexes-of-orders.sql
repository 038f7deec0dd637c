-- each order was written into both: a person's orders are found by orders_press as well, and his few addresses are sorted as they are read
drop index orders_list;
drop index addresses_uid;
create index addresses_uid on addresses (uid);
