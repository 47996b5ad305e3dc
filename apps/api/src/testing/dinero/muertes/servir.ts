import { crearApp } from '../../../app.ts';
import { pasarelasDelSandbox } from '../../../arranque/pasarelas.ts';
import { leerConfig } from '../../../config.ts';
import { sinCorreo } from '../../../correo/correo.ts';
import { conectar } from '../../../db/conectar.ts';
import { encolar } from '../../../jobs/cola.ts';
import { crearTareas } from '../../../jobs/tareas.ts';
import { iniciarTrabajador } from '../../../jobs/trabajador.ts';
import { crearPasarelas } from '../../../modules/dinero/pasarelas/crear-pasarelas.ts';
import { crearAlmacen } from '../../../modules/media/almacenes/crear-almacen.ts';
import { SIN_SERVICIOS } from '../../../modules/referencias/lugares/servicios.ts';

// The portal and its background work run in a hurry: hours are minutes, and nobody is waited for.
const CADA_BARRIDO_MS = 300;
const {
  MUERTES_DB = '',
  MUERTES_PUERTO = '',
  MUERTES_SANDBOX = '',
  MUERTES_INICIO = '',
  MUERTES_RAPIDEZ = '',
  MUERTES_CARPETA = '',
  MUERTES_PUBLICA = '',
} = process.env;
const inicio = Number(MUERTES_INICIO);
const reloj = () => new Date(inicio + (Date.now() - inicio) * Number(MUERTES_RAPIDEZ));
const publicUrl = MUERTES_PUBLICA || `http://127.0.0.1:${MUERTES_PUERTO}`;

const db = conectar(MUERTES_DB);
const pasarelas = crearPasarelas(pasarelasDelSandbox(MUERTES_SANDBOX || 'http://127.0.0.1:9'), reloj, {
  esperaMs: 600,
  fallasSeguidas: 5,
  pausaMs: 400,
  reintentos: 1,
  primeraEsperaMs: 10,
});
const imagenes = MUERTES_CARPETA === '' ? { DATABASE_URL: MUERTES_DB } : { DATA_DIR: MUERTES_CARPETA };
const config = { ...leerConfig(imagenes, '/tmp'), publicUrl, sessionSecret: 'un secreto de prueba de 32 caracteres' };
const app = await crearApp({
  config,
  db,
  reloj,
  lugares: SIN_SERVICIOS,
  cuits: { buscar: async (cuit) => ({ cuit, apellido_nombre: 'FERNANDEZ ANA PAULA', fisico: true }) },
  pasarelas,
  log: { nivel: 'silent' },
  limiteDePedidos: 1_000_000,
});
await app.listen({ host: '127.0.0.1', port: Number(MUERTES_PUERTO) });
await iniciarTrabajador({
  databaseUrl: MUERTES_DB,
  unico: MUERTES_PUBLICA === '',
  avisar: () => undefined,
  tareas: crearTareas({
    db,
    reloj,
    pasarelas,
    correo: sinCorreo,
    almacen: crearAlmacen(config, db),
    direccionPublica: () => publicUrl,
  }),
});
const barrer = () => {
  for (const trabajo of ['barrer_intenciones', 'barrer_cobranzas'] as const)
    encolar(db, trabajo, {}).catch(() => undefined);
};
if (MUERTES_SANDBOX !== '') setInterval(barrer, CADA_BARRIDO_MS);
process.stdout.write('listo\n');
