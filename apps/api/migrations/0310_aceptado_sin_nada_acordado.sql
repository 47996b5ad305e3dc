-- De lo que se acepta queda dicho si de algo de eso no se había acordado nada: lo que se acuerde después no lo cambia.
-- Y que se aceptó también un día del que todo se deshizo, sin nada que quedarse: no se espera más.

alter table acreditaciones add column sin_acordar boolean;
comment on column acreditaciones.sin_acordar is 'Nulo en lo que se aceptó antes de que se anotara';

alter table acreditacion_dias drop constraint acreditacion_dias_check;
