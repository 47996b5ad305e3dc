import { describe, expect, test } from 'vitest';
import type { PasoDeAsistente } from './paso-de-asistente.ts';
import { avanzar, comenzar, completosDe, irA, puedeAbrirse, retroceder, revisar } from './recorrido.ts';

type Borrador = { uno: string; dos: string; conTres: boolean };

const paso = (
  id: string,
  valida: (b: Borrador) => boolean,
  visible = (_: Borrador) => true,
): PasoDeAsistente<Borrador, null> => ({
  id,
  titulo: id.toUpperCase(),
  estaVisible: visible,
  validar: (b) => (valida(b) ? [] : [{ codigo: 'requerido', campo: id }]),
});

const PASOS = [
  paso('uno', (b) => b.uno !== ''),
  paso('dos', (b) => b.dos !== ''),
  paso(
    'tres',
    () => true,
    (b) => b.conTres,
  ),
  paso('cuatro', () => true),
];
const borrador = (cambios: Partial<Borrador> = {}): Borrador => ({ uno: 'x', dos: 'x', conTres: true, ...cambios });
const hastaElFinal = (b: Borrador) => {
  let r = comenzar(PASOS);
  for (let i = 0; i < 3; i++) r = avanzar(PASOS, r, b, null).recorrido;
  return r;
};

describe('recorrido de un asistente', () => {
  test('avanza solo si el paso valida; el que falla queda marcado [AUT-009] [AUT-010]', () => {
    const malo = avanzar(PASOS, comenzar(PASOS), borrador({ uno: '' }), null);
    expect(malo.recorrido).toMatchObject({ actual: 'uno', conError: ['uno'] });
    expect(malo.problemas).toEqual([{ codigo: 'requerido', campo: 'uno' }]);
    const bueno = avanzar(PASOS, malo.recorrido, borrador(), null);
    expect(bueno.recorrido).toMatchObject({ actual: 'dos', conError: [], completos: ['uno'] });
  });

  test('volver no valida [AUT-006]', () => {
    const r = avanzar(PASOS, comenzar(PASOS), borrador(), null).recorrido;
    expect(retroceder(PASOS, r, borrador({ uno: '', dos: '' }), null).actual).toBe('uno');
    expect(retroceder(PASOS, comenzar(PASOS), borrador(), null).actual).toBe('uno');
  });

  test('un paso visitado se abre directamente; uno sin visitar no [AUT-007]', () => {
    const r = hastaElFinal(borrador());
    const enUno = irA(PASOS, r, 'uno', borrador(), null).recorrido;
    expect(enUno.actual).toBe('uno');
    expect(irA(PASOS, enUno, 'cuatro', borrador(), null).recorrido.actual).toBe('cuatro');
    expect(puedeAbrirse(comenzar(PASOS), 'tres')).toBe(false);
    expect(irA(PASOS, comenzar(PASOS), 'tres', borrador(), null).recorrido.actual).toBe('uno');
  });

  test('ir adelante valida cada paso del medio y se detiene en el primero que falla [AUT-008] [AUT-010]', () => {
    const enUno = irA(PASOS, hastaElFinal(borrador()), 'uno', borrador(), null).recorrido;
    const mov = irA(PASOS, enUno, 'cuatro', borrador({ dos: '' }), null);
    expect(mov.recorrido.actual).toBe('dos');
    expect(mov.recorrido.conError).toEqual(['dos']);
    expect(mov.problemas[0]?.campo).toBe('dos');
  });

  test('un paso que dejó de estar en orden, o cuyo trabajo hay que hacer de nuevo, no está completo', () => {
    const r = hastaElFinal(borrador());
    expect(completosDe(PASOS, r, borrador(), null)).toEqual(['uno', 'dos', 'tres']);
    expect(completosDe(PASOS, r, borrador({ dos: '' }), null)).toEqual(['uno', 'tres']);
    const conTrabajo = PASOS.map((p) => (p.id === 'uno' ? { ...p, debeTrabajo: () => true } : p));
    expect(completosDe(conTrabajo, r, borrador(), null)).toEqual(['dos', 'tres']);
  });

  test('un paso oculto se saltea en los dos sentidos', () => {
    const b = borrador({ conTres: false });
    const enDos = avanzar(PASOS, comenzar(PASOS), b, null).recorrido;
    const enCuatro = avanzar(PASOS, enDos, b, null).recorrido;
    expect(enCuatro.actual).toBe('cuatro');
    expect(retroceder(PASOS, enCuatro, b, null).actual).toBe('dos');
  });

  test('en el último paso, seguir es terminar [AUT-011]', () => {
    const r = hastaElFinal(borrador());
    expect(avanzar(PASOS, r, borrador(), null)).toMatchObject({ termino: true, problemas: [] });
  });

  test('antes de guardar se revisan todos, y se abre el primero que falla', () => {
    const r = hastaElFinal(borrador());
    expect(revisar(PASOS, r, borrador({ dos: '' }), null)).toMatchObject({
      recorrido: { actual: 'dos', conError: ['dos'] },
      problemas: [{ campo: 'dos' }],
      termino: false,
    });
    expect(revisar(PASOS, r, borrador(), null).termino).toBe(true);
  });
});
