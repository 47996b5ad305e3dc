import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { crearCorreo, remitenteDe, sinCorreo } from './correo.ts';

const MENSAJE = { para: 'maria@example.com', asunto: 'Hola', texto: 'Hola', html: '<p>Hola</p>' };

test('quien firma se dice en SMTP_URL; si no, el Colegio', () => {
  const url = 'smtps://usuario:clave@correo.test:465?from=Colegio%20%3Cavisos%40colegio.test%3E';
  expect(remitenteDe(url)).toBe('Colegio <avisos@colegio.test>');
  for (const sinDecirlo of ['smtp://correo.test', 'smtp://correo.test?from='])
    expect(remitenteDe(sinDecirlo)).toContain('Colegio de Técnicos');
});

test('un servidor de correo que no está, o que no se configuró, es una falla que la cola vuelve a intentar', async () => {
  const nadie = createServer();
  const puerto = await new Promise<number>((listo) =>
    nadie.listen(0, '127.0.0.1', () => listo((nadie.address() as { port: number }).port)),
  );
  await new Promise((listo) => nadie.close(listo));
  await expect(crearCorreo(`smtp://127.0.0.1:${puerto}`).enviar(MENSAJE)).rejects.toThrow(/ECONNREFUSED/);
  await expect(sinCorreo.enviar(MENSAJE)).rejects.toThrow(/SMTP_URL/);
});
