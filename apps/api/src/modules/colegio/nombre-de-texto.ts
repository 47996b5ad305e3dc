import { EVENTOS } from '@colega/domain/avisos';
import { type ClaveDeTexto, TEXTOS_LIBRES } from '@colega/domain/colegio';
import { AVISOS } from '../avisos/textos-de-avisos.ts';

const LIBRES: Readonly<Record<(typeof TEXTOS_LIBRES)[number], string>> = {
  pie_de_cartas: 'Al pie de las cartas',
};
const PARTES = { asunto: 'Asunto de la carta', motivo: 'Por qué llega la carta' } as const;

const NOMBRES = Object.fromEntries([
  ...TEXTOS_LIBRES.map((clave) => [clave, LIBRES[clave]]),
  ...EVENTOS.flatMap((evento) =>
    (['asunto', 'motivo'] as const).map((parte) => [
      `${parte}.${evento}`,
      `${PARTES[parte]}: ${AVISOS[evento].nombre}`,
    ]),
  ),
]) as Readonly<Record<ClaveDeTexto, string>>;

/** As whoever edits it reads it. */
export const nombreDeTexto = (clave: ClaveDeTexto): string => NOMBRES[clave];
