import { setTimeout as dormir } from 'node:timers/promises';
import { DEFINICIONES, INFORMES } from '@colega/contract/informes';
import { sumarMeses, ultimosDoceMeses } from '@colega/domain/informes';
import type { Clase } from './cifras.ts';
import type { Operador } from './operadores.ts';
import { crearPersonaVirtual, type Mundo, type PersonaVirtual } from './persona-virtual.ts';

/** Each asks for all of them so many times, with its parts chosen otherwise. */
const VUELTAS = 6;
const ANIOS = [1, 3];
const ENTRE_DOS_MS = 150;

type Pregunta = { clase: Clase; camino: string };

/** Every report by everything that it is divided by, of a year and of three, and what is behind it. */
const preguntasDe = ({ distrito_id }: Operador, hoy: string): Pregunta[] => {
  const { hasta } = ultimosDoceMeses(hoy);
  return INFORMES.filter((informe) => distrito_id === null || !DEFINICIONES[informe].deTodoElColegio).flatMap(
    (informe) => {
      const de = (parte: string, meses: number, por: string) =>
        `/colegio/informes/${informe}${parte}?desde=${sumarMeses(hasta, 1 - meses)}&hasta=${hasta}${por}`;
      return [
        ...ANIOS.flatMap((anios) =>
          DEFINICIONES[informe].cortes
            .filter((corte) => corte !== 'dia')
            .map((corte) => ({ clase: `informe: ${informe}` as Clase, camino: de('', anios * 12, `&por=${corte}`) })),
        ),
        { clase: 'informe: uno por uno', camino: de('/detalle', 1, '') },
        { clase: 'informe: uno por uno', camino: de('/detalle', 12, '&page=3') },
      ];
    },
  );
};

const recorrer = async (persona: PersonaVirtual<Operador>, hoy: string): Promise<void> => {
  if (!(await persona.ingresar())) throw new Error(`${persona.usuario.username} no pudo ingresar`);
  for (let vuelta = 0; vuelta < VUELTAS; vuelta += 1)
    for (const { clase, camino } of preguntasDe(persona.usuario, hoy)) {
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
