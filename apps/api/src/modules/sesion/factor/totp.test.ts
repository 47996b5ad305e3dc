import { generateSync } from 'otplib';
import { expect, test } from 'vitest';
import { codificarEnBase32, crearSecreto, enlaceDeApp, esCodigoDeApp, estaConsumido, pasoDelCodigo } from './totp.ts';

const segundo = (epoch: number): Date => new Date(epoch * 1000);
const DEL_RFC = new TextEncoder().encode('12345678901234567890');

// RFC 6238, appendix B: of its eight digits, the six that apps show.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('a los %i segundos el código es %s, como dice la RFC 6238', (epoch, codigo) => {
  expect(pasoDelCodigo(DEL_RFC, codigo, segundo(epoch))).toBe(Math.floor(epoch / 30));
  expect(pasoDelCodigo(DEL_RFC, '000000', segundo(epoch))).toBeNull();
});

test('el reloj del teléfono puede errar un paso para cada lado, y no más', () => {
  const paso = (epoch: number) => pasoDelCodigo(DEL_RFC, '005924', segundo(epoch));
  const suyo = Math.floor(1_234_567_890 / 30);
  expect([-30, 0, 29, 59].map((corrido) => paso(1_234_567_890 + corrido))).toEqual([suyo, suyo, suyo, suyo]);
  expect([-31, 60].map((corrido) => paso(1_234_567_890 + corrido))).toEqual([null, null]);
});

test('lo que arma otra biblioteca con el secreto que se muestra es lo que se espera', () => {
  const ahora = segundo(1_796_000_000);
  for (let i = 0; i < 20; i += 1) {
    const secreto = crearSecreto();
    const codigo = generateSync({ secret: codificarEnBase32(secreto), epoch: 1_796_000_000 });
    expect(pasoDelCodigo(secreto, codigo, ahora)).toBe(Math.floor(1_796_000_000 / 30));
    expect(pasoDelCodigo(crearSecreto(), codigo, ahora)).toBeNull();
  }
  const enlace = new URL(enlaceDeApp(DEL_RFC, { emisor: 'Colegio de Técnicos', usuario: 'mgarcia' }));
  expect([enlace.protocol, enlace.searchParams.get('secret')]).toEqual(['otpauth:', codificarEnBase32(DEL_RFC)]);
  expect(decodeURIComponent(enlace.pathname)).toContain('Colegio de Técnicos:mgarcia');
});

test('cada código sirve una vez; lo que escribió un reloj adelantado no cuenta cuando se lo corrige', () => {
  const ahora = segundo(3000);
  expect([98, 99, 100, 101].map((paso) => estaConsumido(paso, 100, ahora))).toEqual([true, true, true, false]);
  expect([estaConsumido(100, null, ahora), estaConsumido(100, 5000, ahora)]).toEqual([false, false]);
});

test('un código son seis dígitos de los nuestros', () => {
  expect(['123456', '12345', '1234567', '١٢٣٤٥٦', '12345a'].map(esCodigoDeApp)).toEqual([
    true,
    ...Array(4).fill(false),
  ]);
});
