-- Whom the people of a company can ask about everything: one for each company that has booked it.
create table adviser (
  company_id     uuid primary key references company (id),
  -- What is booked in places
  resource_id    uuid not null,
  name           text not null,
  title          text not null,
  introduction   text not null,
  portrait       text,
  phone          text not null,
  work_chat_link text
);
