import { describe, expect, test } from 'vitest';
import {
  ESTADOS_DE_INTENCION,
  type EstadoDeIntencion,
  EVENTOS_DE_INTENCION,
  type EventoDeIntencion,
  estadoTras,
  pasoDe,
} from './transiciones-de-intencion.ts';

// This is written apart from the table, in the order of EVENTOS_DE_INTENCION.
const ESPERADO: Readonly<Record<EstadoDeIntencion, readonly (EstadoDeIntencion | null)[]>> = {
  creando: ['abierta', 'rechazada', null, 'aprobada', 'rechazada', 'caducada', 'caducada', null],
  abierta: [null, null, 'caducada', 'aprobada', 'rechazada', 'caducada', 'caducada', null],
  aprobada: [null, null, null, null, null, null, null, 'reembolsada'],
  rechazada: [null, null, null, 'aprobada', null, 'caducada', null, null],
  caducada: [null, null, null, 'aprobada', 'rechazada', null, null, null],
  reembolsada: [null, null, null, null, null, null, null, null],
};
const CASOS = ESTADOS_DE_INTENCION.flatMap((estado) =>
  EVENTOS_DE_INTENCION.map((evento, i): [EstadoDeIntencion, EventoDeIntencion, EstadoDeIntencion | null] => [
    estado,
    evento,
    ESPERADO[estado][i] ?? null,
  ]),
);

describe('los cambios de estado de una intención', () => {
  test.each(CASOS)('%s, %s: %s', (estado, evento, destino) => {
    expect(estadoTras(estado, evento)).toBe(destino);
    const { desde, hacia } = pasoDe(evento);
    expect(desde.includes(estado)).toBe(destino !== null);
    if (destino !== null) expect(hacia).toBe(destino);
  });

  test('lo pagado solo puede volver al pagador, y lo devuelto no se mueve más', () => {
    const desde = (estado: EstadoDeIntencion) =>
      EVENTOS_DE_INTENCION.map((evento) => estadoTras(estado, evento)).filter((destino) => destino !== null);
    expect(desde('aprobada')).toEqual(['reembolsada']);
    expect(desde('reembolsada')).toEqual([]);
  });
});
