import type { zFiltrosDeBandeja } from '@colega/contract/legajos';
import type { Fecha } from '@colega/domain/fechas';
import type { Cola } from '@colega/domain/legajos';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { patronesDeBusqueda } from '../buscar-comitentes.ts';
import { comienzoDelDia } from './dias.repository.ts';
import { sigueTomado } from './toma-vigente.repository.ts';

export type FiltrosDeCola = Omit<z.output<typeof zFiltrosDeBandeja>, 'distrito_id'> & {
  cola: Cola;
  distrito_id: number | null;
  ahora: Date;
  primer_dia_en_termino: Fecha;
  usuario_id: number;
};

const ES_NUMERO_DE_LEGAJO = /^\d{1,9}$/;

const todos = (condiciones: RawBuilder<unknown>[]): RawBuilder<unknown> => sql.join(condiciones, sql` and `);

const delTexto = (texto: string): RawBuilder<unknown>[] => {
  if (ES_NUMERO_DE_LEGAJO.test(texto))
    return [sql`c.legajo_id in (select l.id from legajos l where l.numero_legajo = ${Number(texto)})`];
  const patrones = patronesDeBusqueda(texto);
  if (patrones.length === 0) return [];
  const enElComitente = patrones.map((patron) => sql`c.comitentes_busqueda like ${patron}`);
  const enElTecnico = patrones.map((patron) => sql`(p.nombre_simple like ${patron} or p.cuit like ${patron})`);
  return [sql`(${todos(enElComitente)} or c.persona_id in (select p.id from personas p where ${todos(enElTecnico)}))`];
};

/** Of `legajo_colas c`. */
export const filtroDeCola = (f: FiltrosDeCola): RawBuilder<unknown> =>
  todos([
    sql`c.cola = ${f.cola} and c.desde <= ${f.ahora}`,
    ...(f.distrito_id === null ? [] : [sql`c.distrito_id = ${f.distrito_id}`]),
    ...(f.rubro_id === undefined ? [] : [sql`c.rubro_id = ${f.rubro_id}`]),
    ...(f.vencidos === 'si' ? [sql`c.desde < ${comienzoDelDia(f.primer_dia_en_termino)}`] : []),
    ...(f.mios === 'si'
      ? [
          sql`exists (select from legajo_tomas t where t.legajo_id = c.legajo_id
            and t.usuario_id = ${f.usuario_id} and ${sigueTomado(f.ahora)})`,
        ]
      : []),
    ...(f.texto ? delTexto(f.texto) : []),
  ]);
