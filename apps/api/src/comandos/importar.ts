import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { leerClaveDeOperador } from '../config.ts';
import { ErrorDeArranque } from '../error-de-arranque.ts';
import { avisar, conBase, correrComando } from './con-base.ts';
import { correrImportar } from './importar/correr-importar.ts';
import { trabajarEnLaImportacion } from './importar/trabajar-en-la-importacion.ts';
import { pedirClave } from './pedir-clave.ts';

const AYUDA = `Importa lo que un Colegio trae de su sistema anterior

  npm run importar -- archivo.xlsx [otro.csv…]       lo ensaya, y deja el informe al lado del primero
  npm run importar -- archivo.xlsx --aceptar         además lo escribe, todo o nada

  --sin-rechazadas          lo acepta aunque haya filas rechazadas, que quedan afuera
  --deudas 1234,50          cuánto tienen que sumar los saldos de apertura
  --pagos 1234,50           cuánto tienen que sumar los pagos
  --saldos-a-favor 1234,50  cuánto tienen que sumar los saldos a favor
  --sanciones 1234,50       cuánto tienen que sumar las sanciones
  --informe camino.xlsx     dónde dejar el informe
  --como usuario            qué operador lo hace; pide su contraseña (o la toma de COLEGA_CLAVE)`;

correrComando(async () => {
  const { values, positionals } = (() => {
    try {
      return parseArgs({
        allowPositionals: true,
        options: {
          ...{ aceptar: { type: 'boolean' }, 'sin-rechazadas': { type: 'boolean' }, help: { type: 'boolean' } },
          ...{
            deudas: { type: 'string' },
            pagos: { type: 'string' },
            'saldos-a-favor': { type: 'string' },
            sanciones: { type: 'string' },
            informe: { type: 'string' },
            como: { type: 'string' },
          },
        },
      });
    } catch {
      throw new ErrorDeArranque(`Hay una opción que no se entiende.\n\n${AYUDA}`);
    }
  })();
  if (values.help || positionals.length === 0) return avisar(AYUDA);
  const archivos = await Promise.all(
    positionals.map(async (camino) => {
      const bytes = await readFile(camino).catch(() => {
        throw new ErrorDeArranque(`No se puede leer ${camino}.`);
      });
      return { nombre: basename(camino), bytes };
    }),
  );
  const informe = values.informe ?? `${(positionals[0] ?? '').replace(/\.\w+$/, '')}-informe.xlsx`;
  await conBase((db, databaseUrl) =>
    correrImportar(db, {
      ...{ archivos, informe, avisar, reloj: () => new Date() },
      ...{ aceptar: values.aceptar ?? false, sinRechazadas: values['sin-rechazadas'] ?? false },
      controles: {
        ...{ deudas: values.deudas ?? null, pagos: values.pagos ?? null },
        saldos_a_favor: values['saldos-a-favor'] ?? null,
        sanciones: values.sanciones ?? null,
      },
      como: values.como ?? null,
      trabajar: (id) => trabajarEnLaImportacion(db, databaseUrl, id),
      clave: async (usuario) => leerClaveDeOperador(process.env) ?? pedirClave(usuario),
    }),
  );
});
