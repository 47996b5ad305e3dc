import { rutasDeLegajos } from '@colega/contract/legajos';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';

/** S-884: as many of the latest files as it takes to find six people in them, and no more. */
const LEGAJOS = 30;

export const consultaDeConocidos = (persona_id: number, buscado: string) =>
  consulta(rutasDeLegajos.listarLegajos, {
    query: {
      'persona.id': persona_id,
      ...(buscado !== '' && { 'comitente.search': buscado }),
      limit: LEGAJOS,
      'order[numero_legajo]': 'desc',
    },
  });
