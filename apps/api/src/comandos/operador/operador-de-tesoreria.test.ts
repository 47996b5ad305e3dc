import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { consolaDe } from '../../testing/comandos/consola.ts';
import { archivoDeSiro } from '../../testing/dinero/archivos-de-rendicion.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../testing/dinero/escenario-de-pagos.ts';

let s: EscenarioDePagos;
const carpeta = mkdtempSync(join(tmpdir(), 'colega-rendicion-'));
beforeAll(async () => {
  s = await crearEscenarioDePagos({ ahora: new Date('2026-03-20T12:00:00-03:00') });
});
afterAll(async () => {
  rmSync(carpeta, { recursive: true });
  await s.e.prueba.cerrar();
});

const { correr, rechazo } = consolaDe(() => ({ db: s.db, reloj: s.prueba.ahora, pasarelas: s.falsas.pasarelas }));
const archivo = (nombre: string, contenido: string | Buffer): string[] => {
  writeFileSync(join(carpeta, nombre), contenido);
  return ['--archivo', join(carpeta, nombre)];
};

test('una rendición se lee por comando como en el portal: entera o nada, y una vez', async () => {
  const cupon = await s.cuponDeMatricula('100.00');
  await s.acreditar(cupon, { medio: 'codigo_barra', externo: '301', importe: '100.00' });
  const boleta = await s.boleta(cupon);
  const renglon = (importe: string, externo: string) => ({
    dia: '2026-03-20',
    numero_boleta: boleta,
    importe,
    externo,
  });
  const bueno = archivo('siro.txt', archivoDeSiro([renglon('100.00', '301'), renglon('7.00', '302')]));
  expect(await correr('leer-rendicion', '--origen', 'siro', ...bueno)).toMatch(
    /Rendición \d+, del 20\/03\/2026 al 20\/03\/2026\. Diferencias: 1\.$/,
  );
  expect(await rechazo('leer-rendicion', '--origen', 'siro', ...bueno)).toMatch(
    /^Ese archivo ya se leyó: es «siro\.txt»/,
  );
  expect(await rechazo('leer-rendicion', '--origen', 'siro', ...archivo('mal.txt', 'cualquier cosa'))).toMatch(
    /L[ií]nea 1/i,
  );
  expect(await rechazo('leer-rendicion', '--origen', 'nadie', ...bueno)).toMatch(/^--origen tiene que ser siro/);
  expect(await rechazo('leer-rendicion', '--origen', 'siro', '--archivo', carpeta)).toMatch(/no es un archivo\.$/);
  expect(await rechazo('leer-rendicion', '--origen', 'siro', '--archivo', join(carpeta, 'no.txt'))).toMatch(
    /no existe/,
  );
  const { quien } = await s.db.selectFrom('rendiciones').select('quien').executeTakeFirstOrThrow();
  expect(quien).toBe('Consola del servidor');
});

test('el día se cierra por comando como en el portal: con su número, y no dos veces sin nada nuevo', async () => {
  expect(await correr('cerrar-el-dia')).toMatch(
    /^El 20\/03\/2026 quedó cerrado, con el N\.º 1\. Asientos: \d+\. Entró menos lo que salió: \$\s100,00\.$/,
  );
  expect(await rechazo('cerrar-el-dia', '--dia', '2026-03-20')).toMatch(/N\.º 1/);
  expect(await rechazo('cerrar-el-dia', '--dia', '2030-01-01')).toBe('Ese día todavía no llegó.');
});
