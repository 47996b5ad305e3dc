import { setTimeout as dormir } from 'node:timers/promises';
import { type ClaveDeInforme, DEFINICIONES, INFORMES, type OpcionesDeInformes } from '@colega/contract/informes';
import { sumarMeses, ultimosDoceMeses } from '@colega/domain/informes';
import type { Clase } from './cifras.ts';
import type { Operador } from './operadores.ts';
import { crearPersonaVirtual, type Mundo, type PersonaVirtual } from './persona-virtual.ts';

/** Each asks for all of them so many times, with its parts chosen otherwise. */
const VUELTAS = 6;
const ANIOS = [1, 3];
const ENTRE_DOS_MS = 150;

type Pregunta = { clase: Clase; camino: string };

/** One part of each report, of those that may be chosen. */
const FILTROS: Readonly<Record<ClaveDeInforme, keyof OpcionesDeInformes>> = {
  ...{ legajos: 'rubro_id', demoras: 'rubro_id', observaciones: 'campo', recaudacion: 'medio', personas: 'estado' },
};
/** Days are of two months. */
const mesesDe = (corte: string, anios: number): number => (corte === 'dia' ? 2 : anios * 12);

/** Every report by everything that it is divided by, of a year and of three, of all and of a part, and what is behind it. */
const preguntasDe = ({ distrito_id }: Operador, hoy: string, opciones: OpcionesDeInformes): Pregunta[] => {
  const { hasta } = ultimosDoceMeses(hoy);
  return INFORMES.filter((informe) => distrito_id === null || !DEFINICIONES[informe].deTodoElColegio).flatMap(
    (informe) => {
      const de = (parte: string, meses: number, mas: string) =>
        `/colegio/informes/${informe}${parte}?desde=${sumarMeses(hasta, 1 - meses)}&hasta=${hasta}${mas}`;
      const filtro = FILTROS[informe];
      const suya = opciones[filtro].at(-1)?.valor;
      const deUnaParte = suya === undefined ? [] : [`&${filtro}=${encodeURIComponent(suya)}`];
      return [
        ...ANIOS.flatMap((anios) =>
          DEFINICIONES[informe].cortes.flatMap((corte) =>
            ['', ...deUnaParte].map((parte) => ({
              clase: `informe: ${informe}` as Clase,
              camino: de('', mesesDe(corte, anios), `&por=${corte}${parte}`),
            })),
          ),
        ),
        ...['', ...deUnaParte].map((parte) => ({
          clase: 'informe: uno por uno' as const,
          camino: de('/detalle', 1, parte),
        })),
        { clase: 'informe: uno por uno', camino: de('/detalle', 12, '&page=3') },
      ];
    },
  );
};

/** What is on the screen, to take it away: made in its turn among what others export. */
const archivosDe = ({ distrito_id }: Operador): Pregunta[] =>
  INFORMES.filter((informe) => distrito_id === null || !DEFINICIONES[informe].deTodoElColegio).flatMap((informe) =>
    ['csv', 'xlsx'].map((formato) => ({
      clase: 'informe en archivo' as const,
      camino: `/colegio/informes/${informe}/exportar/${formato}`,
    })),
  );

const recorrer = async (persona: PersonaVirtual<Operador>, hoy: string): Promise<void> => {
  if (!(await persona.ingresar())) throw new Error(`${persona.usuario.username} no pudo ingresar`);
  const leidas = await persona.pedir('vacia', { camino: '/colegio/opciones_de_informes' });
  const preguntas = preguntasDe(persona.usuario, hoy, JSON.parse(leidas.cuerpo) as OpcionesDeInformes);
  for (const { clase, camino } of archivosDe(persona.usuario)) await persona.pedir(clase, { camino });
  for (let vuelta = 0; vuelta < VUELTAS; vuelta += 1)
    for (const { clase, camino } of preguntas) {
      await persona.pedir(clase, { camino });
      await persona.pedir('vacia', { camino: '/operador_propio' });
      await dormir(ENTRE_DOS_MS);
    }
};

/** One of the whole college and one of a district, at once. */
export const correrInformes = async (mundo: Mundo, operadores: readonly Operador[], hoy: string): Promise<void> => {
  const deTodo = operadores.find(({ distrito_id }) => distrito_id === null);
  const deUno = operadores.find(({ distrito_id }) => distrito_id !== null);
  await Promise.all(
    [deTodo, deUno].flatMap((operador) => (operador ? [recorrer(crearPersonaVirtual(operador, mundo), hoy)] : [])),
  );
};
