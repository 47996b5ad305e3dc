import type { Localidad } from '@colega/contract/referencias';
import type { Punto } from '@colega/domain/legajos';
import { simplificar } from '@colega/domain/validacion';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import { patronDe } from '../../../db/patron-de.ts';
import { elegirColumnas, visibles } from '../localidades.repository.ts';

export type Partido = { codigo_arba: string; codigo_indec: string; nombre: string };

export const findPartidos = (db: Db): Promise<Partido[]> =>
  db.selectFrom('partidos').select(['codigo_arba', 'codigo_indec', 'nombre']).where('codigo_arba', '<>', '').execute();

/** Of that partido: the one of that name, or the nearest to that point. */
export const findLocalidadDePartido = (
  db: Db,
  usuarioId: number,
  partido: string,
  { nombre, punto }: { nombre: string; punto: Punto | null },
): Promise<Localidad | undefined> => {
  const { lat, lng } = punto ?? { lat: 0, lng: 0 };
  // Within a partido a degree is as long everywhere: the cosine of its latitude is not.
  const lejos = sql`power(l.latitud::numeric - ${lat}, 2) + power((l.longitud::numeric - ${lng}) * 0.81, 2)`;
  const suyas = elegirColumnas(visibles(db, usuarioId)).where('pa.codigo_arba', '=', partido);
  const buscado = simplificar(nombre);
  if (!punto) return suyas.where('l.nombre_simple', '=', buscado).orderBy('l.id').limit(1).executeTakeFirst();
  return suyas
    .orderBy(sql`l.nombre_simple = ${buscado}`, 'desc')
    .orderBy(lejos)
    .orderBy('l.id')
    .limit(1)
    .executeTakeFirst();
};

const zAnterior = z.object({
  id: z.number(),
  numero_legajo: z.number(),
  calle: z.string(),
  numero: z.string(),
  localidad_id: z.number(),
});
export type Anterior = z.output<typeof zAnterior>;

const CUANTOS = 3;

/** That person's latest files on a partida, once each. */
export const findLegajosEnPartida = (
  db: Db,
  personaId: number,
  partida: string,
  salvo: number | null,
): Promise<Anterior[]> =>
  leerFilas(
    db,
    zAnterior,
    sql`
    select l.id, l.numero_legajo, i.calle, i.numero, i.localidad_id
    from (select legajo_id, min(inmueble_id) as inmueble_id from inmuebles_buscados
      where persona_id = ${personaId} and busqueda like ${patronDe(partida)} and legajo_id <> ${salvo ?? 0}
      group by legajo_id) b
      join legajos l on l.id = b.legajo_id join legajo_inmuebles i on i.id = b.inmueble_id
    where l.con_detalles order by l.fecha desc, l.id desc limit ${CUANTOS}`,
  );
