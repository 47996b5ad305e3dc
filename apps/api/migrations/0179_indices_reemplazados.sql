-- Los que reemplazó 0160. Al final de todo: quitarlos deja a los demás sin leer los legajos hasta que esto termina.
drop index legajos_espera_idx;
drop index legajos_fecha_idx;
drop index legajos_estado_idx;
drop index legajos_observados_idx;
