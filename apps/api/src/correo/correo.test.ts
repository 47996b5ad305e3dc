import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createTransport } from 'nodemailer';
import { expect, onTestFinished, test } from 'vitest';
import { carpetaDelSandbox, correoVecino } from '../arranque/pasarelas.ts';
import { correoPor, crearCorreo, remitenteDe, sinCorreo } from './correo.ts';

const MENSAJE = {
  de: 'Colegio de Técnicos',
  para: 'maria@example.com',
  asunto: 'Hola',
  texto: 'Hola',
  html: '<p>Hola</p>',
};

test('quien firma se dice en SMTP_URL; si no, el Colegio', () => {
  const url = 'smtps://usuario:clave@correo.test:465?from=Colegio%20%3Cavisos%40colegio.test%3E';
  expect(remitenteDe(url, 'Otro')).toBe('Colegio <avisos@colegio.test>');
  for (const sinDecirlo of ['smtp://correo.test', 'smtp://correo.test?from='])
    expect(remitenteDe(sinDecirlo, 'Colegio de Técnicos')).toContain('Colegio de Técnicos');
});

test('como se llame el Colegio, la carta la firma su dirección', async () => {
  const { envelope } = await createTransport({ jsonTransport: true }).sendMail({
    ...{ from: remitenteDe('smtp://correo.test', 'Colegio "del Sur" \\'), to: 'maria@example.com' },
  });
  expect(envelope.from).toBe('no-responder@colega.example');
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

const servidorMudo = async (): Promise<{ puerto: number; llamadas: () => number }> => {
  let llamadas = 0;
  const servidor = createServer((conexion) => {
    llamadas += 1;
    conexion.destroy();
  });
  await new Promise<void>((listo) => servidor.listen(0, '127.0.0.1', listo));
  onTestFinished(() => void servidor.close());
  return { puerto: (servidor.address() as { port: number }).port, llamadas: () => llamadas };
};

const buzonDePrueba = async () => {
  const para: string[] = [];
  let carta = '';
  const servidor = createServer((cliente) => {
    let enDatos = false;
    const decir = (linea: string): void => void cliente.write(`${linea}\r\n`);
    decir('220 buzon');
    createInterface({ input: cliente }).on('line', (linea) => {
      if (enDatos && linea !== '.') carta += `${linea}\n`;
      else if (linea === 'DATA') decir('354 adelante');
      else decir(linea === 'QUIT' ? '221 chau' : '250 bien');
      enDatos = linea === 'DATA' || (enDatos && linea !== '.');
      if (!enDatos && linea.startsWith('RCPT TO:')) para.push(linea);
    });
  });
  await new Promise<void>((listo) => servidor.listen(0, '127.0.0.1', listo));
  onTestFinished(() => void servidor.close());
  const url = `smtp://127.0.0.1:${(servidor.address() as { port: number }).port}`;
  return { url, para, encabezado: () => (carta.split('\n\n')[0] ?? '').split(/\n(?!\s)/) };
};

test('lo escrito en un asunto o en una dirección no agrega encabezados ni destinatarios', async () => {
  const buzon = await buzonDePrueba();
  const asunto = 'Legajo 7\r\nBcc: otra@example.com\r\n\r\nCuerpo ajeno';
  const para = 'maria@example.com\r\nBcc: otra@example.com';
  await crearCorreo(buzon.url).enviar({ ...MENSAJE, asunto, para });
  expect(buzon.para).toHaveLength(1);
  const nombres = buzon.encabezado().map((linea) => linea.split(':')[0]?.toLowerCase());
  expect(nombres.filter((nombre) => nombre === 'to')).toHaveLength(1);
  expect(nombres).not.toContain('bcc');
  expect(buzon.encabezado().find((linea) => linea.startsWith('Subject:'))).toContain('Cuerpo ajeno');
});

test('una dirección con una coma no son dos', async () => {
  const buzon = await buzonDePrueba();
  await crearCorreo(buzon.url).enviar({ ...MENSAJE, para: 'maria@example.com, otra@example.com' });
  expect(buzon.para).toHaveLength(1);
});

const saludarSinFin = (cliente: Socket): void => {
  const reloj = setInterval(() => cliente.write('220-espere\r\n'), 20);
  cliente.once('close', () => clearInterval(reloj));
};

test.each([
  ['que acepta y no contesta', () => undefined],
  ['que nunca termina de saludar', saludarSinFin],
])('un servidor de correo %s se deja a su hora, y la cola vuelve a intentar', async (_, atender) => {
  const abiertas: Socket[] = [];
  const servidor = createServer((cliente) => {
    cliente.on('error', () => undefined);
    abiertas.push(cliente);
    atender(cliente);
  });
  await new Promise<void>((listo) => servidor.listen(0, '127.0.0.1', listo));
  onTestFinished(() => {
    for (const cliente of abiertas) cliente.destroy();
    servidor.close();
  });
  const { port } = servidor.address() as { port: number };
  const desde = performance.now();
  const plazos = { silencioMs: 200, cartaMs: 400 };
  await expect(crearCorreo(`smtp://127.0.0.1:${port}`, plazos).enviar(MENSAJE)).rejects.toThrow();
  expect(performance.now() - desde).toBeLessThan(2_000);
});

test('el trabajador de una demo manda por el buzón del sandbox, esté donde esté cuando sale cada carta', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'colega-correo-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const demo = { smtpUrl: null, demo: true, dataDir };
  const correo = correoPor(() => correoVecino(demo));
  await expect(correo.enviar(MENSAJE)).rejects.toThrow(/SMTP_URL/);
  mkdirSync(carpetaDelSandbox(dataDir), { recursive: true });
  for (const buzon of [await servidorMudo(), await servidorMudo()]) {
    writeFileSync(join(carpetaDelSandbox(dataDir), 'correo'), String(buzon.puerto));
    await expect(correo.enviar(MENSAJE)).rejects.toThrow();
    expect(buzon.llamadas()).toBe(1);
  }
  expect(correoVecino({ ...demo, demo: false })).toBeNull();
  expect(correoVecino({ ...demo, smtpUrl: 'smtp://correo.test' })).toBe('smtp://correo.test');
});

test('lo que contestan va a quien se dice, que es una sola dirección', async () => {
  const buzon = await buzonDePrueba();
  await crearCorreo(buzon.url).enviar({ ...MENSAJE, responderA: 'maria@example.com\r\nBcc: otra@example.com' });
  const respuestas = buzon.encabezado().filter((linea) => /^reply-to:/i.test(linea));
  expect(respuestas).toHaveLength(1);
  expect(buzon.encabezado().map((linea) => linea.split(':')[0]?.toLowerCase())).not.toContain('bcc');
  const sin = await buzonDePrueba();
  await crearCorreo(sin.url).enviar({ ...MENSAJE, responderA: null });
  expect(sin.encabezado().filter((linea) => /^reply-to:/i.test(linea))).toEqual([]);
});
