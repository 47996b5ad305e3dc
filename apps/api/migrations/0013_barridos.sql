-- Hasta qué día se leyó entero lo que un cobrador lista: si nadie leyó por días, se vuelve desde ahí
create table barridos (
  nombre text primary key,
  hasta date not null
);
