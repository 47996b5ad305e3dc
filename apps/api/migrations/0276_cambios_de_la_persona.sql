-- También de lo que es de la persona y de ningún legajo: lo que se paga cada año por la matrícula, el plazo de los cupones
alter table cambios_avisados drop constraint cambios_avisados_cosa_check;
alter table cambios_avisados add constraint cambios_avisados_cosa_check check (cosa in ('legajo', 'borrador', 'persona'));
