import type { Fecha } from '@colega/domain/fechas';
import { Decimal, type Importe } from '@colega/domain/importes';
import { z } from 'zod';
import { leerJson } from '../../../leer-datos.ts';

const zBillete = z.object({
  valor: z.string().regex(/^\d+\.\d{2}$/),
  vigente_desde: z.iso.date(),
  vigente_hasta: z.iso.date().nullable(),
  supuesto: z.string(),
});

/** S-1174: what cash is counted by. Only its total is kept. */
const BILLETES = leerJson('billetes.json', z.array(zBillete).min(1));

/** Those of that day, the greatest first. */
export const listarBilletes = (dia: Fecha): Importe[] =>
  BILLETES.filter(
    ({ vigente_desde, vigente_hasta }) => vigente_desde <= dia && (vigente_hasta === null || dia <= vigente_hasta),
  )
    .map(({ valor }) => valor)
    .sort((uno, otro) => new Decimal(otro).comparedTo(uno));
