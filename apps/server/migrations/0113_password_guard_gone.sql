-- Wrong tries are counted in `wrong_try` since the release before; nothing reads or writes this any more.
drop table password_guard;
