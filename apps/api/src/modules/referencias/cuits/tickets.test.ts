import { expect, test } from 'vitest';
import { crearBaseDePrueba } from '../../../testing/crear-base-de-prueba.ts';
import { findTicket, upsertTicket } from './tickets.repository.ts';

test('cada certificado usa el ticket que el padrón le dio, y los vencidos se van', async () => {
  const { db, cerrar } = await crearBaseDePrueba();
  const ahora = new Date('2026-11-20T12:00:00Z');
  const ticket = (token: string, minutos: number) => ({ token, sign: 's', vence: ahora.getTime() + minutos * 60_000 });
  await upsertTicket(db, 'viejo', ticket('v', 1), ahora);
  await upsertTicket(db, 'prueba', ticket('p', 720), ahora);
  await upsertTicket(db, 'real', ticket('r', 600), ahora);
  expect(await findTicket(db, 'prueba')).toEqual(ticket('p', 720));
  expect(await findTicket(db, 'real')).toEqual(ticket('r', 600));
  expect(await findTicket(db, 'de nadie')).toBeNull();
  await upsertTicket(db, 'prueba', ticket('otro', 900), new Date(ahora.getTime() + 120_000));
  expect(await findTicket(db, 'prueba')).toEqual(ticket('otro', 900));
  expect(await findTicket(db, 'viejo')).toBeNull();
  await cerrar();
});
