import { EVENTOS } from '@colega/domain/avisos';
import type { ClaveDeTexto, TEXTOS_COMUNES } from '@colega/domain/colegio';
import { AVISOS } from '../avisos/textos-de-avisos.ts';

const COMUNES: Readonly<Record<(typeof TEXTOS_COMUNES)[number], string>> = {
  saludo_de_cartas: 'Cómo saludan las cartas',
  despedida_de_cartas: 'Cómo terminan las cartas',
  pie_de_cartas: 'Al pie de las cartas',
  pie_de_papeles: 'Al pie de los papeles',
};
const PARTES = { asunto: 'Asunto de la carta', motivo: 'Por qué llega la carta' } as const;

const NOMBRES = {
  ...COMUNES,
  ...Object.fromEntries(
    EVENTOS.flatMap((evento) =>
      (['asunto', 'motivo'] as const).map((parte) => [
        `${parte}.${evento}`,
        `${PARTES[parte]}: ${AVISOS[evento].nombre}`,
      ]),
    ),
  ),
} as Readonly<Record<ClaveDeTexto, string>>;

/** As whoever edits it reads it. */
export const nombreDeTexto = (clave: ClaveDeTexto): string => NOMBRES[clave];
