import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { conectar, type Db } from '../../db/conectar.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../testing/dinero/escenario-de-pagos.ts';
import { mirarPdf } from '../../testing/mirar-pdf.ts';

let s: EscenarioDePagos;
let otroPortal: Db;
beforeAll(async () => {
  s = await crearEscenarioDePagos();
  otroPortal = conectar(s.prueba.url, { conexiones: 1 });
});
afterAll(async () => {
  await otroPortal.destroy();
  await s.prueba.cerrar();
});

const imprimir = async (id: number): Promise<string> => {
  const respuesta = await s.e.mgarcia('GET', `/orden_pagos/${id}/imprimir`);
  expect(respuesta.statusCode).toBe(200);
  const visto = await mirarPdf(respuesta.rawPayload);
  onTestFinished(() => visto.cerrar());
  return visto.textos.join(' ');
};

test('el nombre y el contacto que se cambian en otro portal están en el próximo papel y en las páginas públicas', async () => {
  const id = await s.cuponDeMatricula('1000.00');
  const antes = await imprimir(id);
  expect(antes).not.toContain('Colegio de Otro Portal');
  await otroPortal.updateTable('colegio').set({ nombre: 'Colegio de Otro Portal' }).execute();
  const { distrito_id } = await otroPortal
    .selectFrom('personas')
    .select('distrito_id')
    .where('id', '=', s.e.persona.id)
    .executeTakeFirstOrThrow();
  await otroPortal
    .updateTable('distritos')
    .set({ domicilio: 'Diagonal 80 N.º 9', telefono: '(0221) 555-9999', correo: 'suyo@distrito.example' })
    .where('id', '=', distrito_id)
    .execute();
  const despues = await imprimir(id);
  expect(despues).toContain('Colegio de Otro Portal');
  expect(despues).toContain('Diagonal 80 N.º 9');
  expect(despues).toContain('(0221) 555-9999 · suyo@distrito.example');
  for (const publica of ['/verificar', '/privacidad', '/qr/desconocido'])
    expect((await s.prueba.app.inject(publica)).body).toContain('Colegio de Otro Portal');
});
