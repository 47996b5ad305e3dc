-- Qué medios hay lo dice el programa, en una sola lista: sumar una pasarela no pide cambiar la base

alter table ordenes_pago drop constraint ordenes_pago_preferencias_check;
alter table intenciones_pago drop constraint intenciones_pago_medio_check;
