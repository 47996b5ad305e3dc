import type { FilaDeLista } from '@colega/domain/colegio';
import type { Db } from '../../db/conectar.ts';

export const oficina = (nombre: string, cambios: FilaDeLista = {}): Record<string, string> => ({
  ...{ nombre, distrito: 'distrito_i', domicilio: 'San Martín 500', localidad: 'Azul', horario: '', orden: '1' },
  ...{ telefonos: '(02281) 42-0001', correo: 'azul@colegio.example', norma: '', ...cambios },
});

/** As the first load would have said them: of the lists of one day, the last one counts. */
export const decirOficinas = (db: Db, filas: readonly FilaDeLista[]) =>
  db
    .insertInto('listas_del_colegio')
    .values({
      ...{ lista: 'oficinas', vigente_desde: '2015-01-01', norma: '', origen: 'carga', estado: 'publicada' },
      contenido: JSON.stringify(filas),
    })
    .execute();
