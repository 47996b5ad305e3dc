import type { FastifyInstance } from 'fastify';
import { crearApp } from '../app.ts';
import type { Config } from '../config.ts';
import { crearCorreo, sinCorreo } from '../correo/correo.ts';
import type { Accesos } from '../db/accesos.ts';
import { actualizarBase } from '../db/actualizar-base.ts';
import { conectar, type Db } from '../db/conectar.ts';
import { puedeDeMas } from '../db/permisos.ts';
import { cargarDemo } from '../demo/cargar-demo.ts';
import { direccionPublica } from '../direccion.ts';
import { ErrorDeArranque } from '../error-de-arranque.ts';
import { hoy } from '../hoy.ts';
import { crearRitmo } from '../http/ritmo.ts';
import { crearTareas } from '../jobs/tareas.ts';
import { iniciarTrabajador } from '../jobs/trabajador.ts';
import type { ServicioDePush } from '../modules/avisos/dispositivos/servicio-de-push.ts';
import { leerListasEnVigor } from '../modules/colegio/leer-colegio.service.ts';
import { avisoDeFeriados } from '../modules/colegio/listas/aviso-de-feriados.ts';
import { ponerBloqueosEnVigor } from '../modules/colegio/listas/bloqueos-en-vigor.ts';
import { crearPasarelas } from '../modules/dinero/pasarelas/crear-pasarelas.ts';
import type { Pasarelas } from '../modules/dinero/pasarelas/pasarela.ts';
import type { ConfigDePasarelas } from '../modules/dinero/pasarelas/proveedores.ts';
import { ponerSumasAlDia } from '../modules/informes/sumas.service.ts';
import { crearAlmacen } from '../modules/media/almacenes/crear-almacen.ts';
import { prepararImagenes } from '../modules/media/preparar-imagenes.ts';
import { cargarReferencias } from '../modules/referencias/cargar-referencias.ts';
import { crearRegistroDeCuits } from '../modules/referencias/cuits/crear-registro-de-cuits.ts';
import type { RegistroDeCuits } from '../modules/referencias/cuits/registro-de-cuits.ts';
import { crearServiciosDeLugares } from '../modules/referencias/lugares/crear-servicios.ts';
import { anunciarCierre, cerrarServidor } from './cerrar-servidor.ts';
import type { Cierres } from './cierres.ts';
import { avisoDeAdministrador } from './enlace-inicial.ts';
import type { LugaresDeAfuera } from './lugares.ts';
import type { Progreso } from './progreso.ts';
import { explicarFallaDeEscucha } from './puerto.ts';

type Entorno = {
  config: Config;
  base: Accesos;
  sessionSecret: string;
  servicios: {
    padronUrl: string | null;
    smtpUrl: string | null;
    pasarelas: ConfigDePasarelas;
    lugares: LugaresDeAfuera;
    push: ServicioDePush | null;
  };
  cierres: Cierres;
  progreso: Progreso;
};

const reloj = () => new Date();

async function prepararBase(db: Db, base: Accesos, config: Config, progreso: Progreso): Promise<void> {
  await progreso.paso('Actualizando la base de datos', () => actualizarBase(base));
  await prepararImagenes(db, config);
  await progreso.paso('Cargando datos de referencia', async () => {
    await cargarReferencias(db);
    await ponerBloqueosEnVigor(db, hoy(reloj));
  });
  if (config.demo)
    await progreso.paso('Preparando la demo', () => cargarDemo(db, hoy(reloj), crearAlmacen(config, db)));
  await progreso.paso('Sumando los informes', () => ponerSumasAlDia(db, reloj()));
}

async function escuchar(app: FastifyInstance, { host, port }: Config): Promise<number> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    throw syscall === 'listen' ? new ErrorDeArranque(explicarFallaDeEscucha(code, host, port)) : error;
  }
  const direccion = app.server.address();
  return typeof direccion === 'object' && direccion ? direccion.port : port;
}

const ROL_CON_PODER =
  'El rol de DATABASE_URL es dueño de las tablas, o superusuario: podría desarmar lo que la base rechaza. Con DATABASE_OWNER_URL el programa entra con otro.';

const SIN_DIRECCION_PUBLICA =
  'Falta PUBLIC_URL: los enlaces de los correos y los QR de carnets y papeles van a decir una dirección que solo sirve en este equipo.';

async function advertir(app: FastifyInstance, db: Db, { produccion, publicUrl }: Config): Promise<void> {
  if (produccion && (await puedeDeMas(db))) app.log.warn(ROL_CON_PODER);
  if (produccion && publicUrl === null) app.log.warn(SIN_DIRECCION_PUBLICA);
  const feriados = avisoDeFeriados(await leerListasEnVigor(db), hoy(reloj));
  if (feriados !== null) app.log.warn(feriados);
}

type Portal = { app: FastifyInstance; db: Db; pasarelas: Pasarelas; cuits: RegistroDeCuits };

async function abrirTrabajador(
  { config, base, sessionSecret, servicios, cierres }: Entorno,
  { app, db, pasarelas, cuits }: Portal,
): Promise<void> {
  if (!config.trabajador) return;
  const trabajador = await iniciarTrabajador({
    databaseUrl: base.url,
    unico: config.databaseUrl === null,
    avisar: (nivel, mensaje) => app.log[nivel](mensaje),
    tareas: crearTareas({
      db,
      reloj,
      pasarelas,
      cuits,
      push: servicios.push,
      almacen: crearAlmacen(config, db),
      correo: servicios.smtpUrl === null ? sinCorreo : crearCorreo(servicios.smtpUrl),
      direccionPublica: () => direccionPublica(app, { ...config, sessionSecret }),
    }),
  });
  cierres.alCerrar(trabajador.detener);
}

async function avisarDeAdministrador(
  { config, sessionSecret, progreso }: Entorno,
  { app, db }: Pick<Portal, 'app' | 'db'>,
): Promise<void> {
  if (config.demo) return;
  const aviso = await avisoDeAdministrador(db, reloj(), direccionPublica(app, { ...config, sessionSecret }));
  if (aviso !== null) progreso.avisar(aviso);
}

export async function abrirSistema(entorno: Entorno): Promise<number> {
  const { config, base, sessionSecret, servicios, cierres, progreso } = entorno;
  const db = conectar(base.url);
  cierres.alCerrar(() => db.destroy());
  const cuits = crearRegistroDeCuits(config, servicios.padronUrl, db, reloj);
  await prepararBase(db, base, config, progreso);
  const pasarelas = crearPasarelas(servicios.pasarelas, reloj);
  const app = await crearApp({
    // The barcodes of the tills belong to the gateways in use.
    config: { ...config, sessionSecret, pasarelas: servicios.pasarelas },
    db,
    reloj,
    cuits,
    lugares: crearServiciosDeLugares(
      servicios.lugares,
      servicios.lugares.deAfuera ? crearRitmo(db, 'arba') : undefined,
    ),
    pasarelas,
    push: servicios.push,
    log: { nivel: config.produccion ? 'info' : 'warn' },
  });
  cierres.alCerrar(() => cerrarServidor(app));
  await advertir(app, db, config);
  const port = await escuchar(app, config);
  await avisarDeAdministrador(entorno, { app, db });
  await abrirTrabajador(entorno, { app, db, pasarelas, cuits });
  cierres.alCerrar(() => anunciarCierre(app, config.esperaDeCierreMs));
  return port;
}
