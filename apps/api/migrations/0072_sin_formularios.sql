-- Los formularios se responden de data/ y nadie leía estas filas; una tarea conserva el número del suyo
alter table segmento_tareas drop constraint segmento_tareas_formulario_id_fkey;
drop table formularios;
