import { TIPOS_DE_CERTIFICADO, type TipoDeCertificado } from '@colega/domain/certificados';
import { z } from 'zod';
import { leerJson } from '../../../leer-datos.ts';

const zTipo = z.object({
  type: z.enum(TIPOS_DE_CERTIFICADO),
  nombre: z.string(),
  rubros: z.array(z.string()),
  in_situ: z.boolean(),
});

export const LISTA_DE_TIPOS = leerJson('tipos-certificados.json', z.array(zTipo));

export const nombreDeTipo = (type: TipoDeCertificado): string =>
  LISTA_DE_TIPOS.find((tipo) => tipo.type === type)?.nombre ?? type;

/** An In situ annex may refer to these types (CER-088). */
export const TIPOS_IN_SITU = LISTA_DE_TIPOS.filter(({ in_situ }) => in_situ).map(({ type }) => type);
