import { correoVecino, padronVecino, pasarelasDe, sandboxVecino } from '../arranque/pasarelas.ts';
import { pushDe } from '../arranque/push.ts';
import { alPedirFin } from '../arranque/seniales.ts';
import { leerConfig } from '../config.ts';
import { correoPor } from '../correo/correo.ts';
import { direccionDe } from '../direccion.ts';
import { crearTareas } from '../jobs/tareas.ts';
import { iniciarTrabajador } from '../jobs/trabajador.ts';
import { crearPasarelas } from '../modules/dinero/pasarelas/crear-pasarelas.ts';
import { crearAlmacen } from '../modules/media/almacenes/crear-almacen.ts';
import { crearRegistroDeCuits, registroPor } from '../modules/referencias/cuits/crear-registro-de-cuits.ts';
import { avisar, conBase, correrComando } from './con-base.ts';

const AYUDA = `El trabajo de fondo, en un proceso aparte

  npm run trabajador

Pregunta por los pagos, acredita las cobranzas, vence los cupones, arma las descargas, le pregunta al padrón por los
comitentes provisorios, quita las imágenes sin uso y envía el correo, sobre DATABASE_URL o sobre la base de DATA_DIR. El portal lo
hace por sí mismo salvo que se lo arranque con TRABAJADOR=0. Se detiene con Ctrl-C.`;

const pedidoDeFin = (): Promise<void> => new Promise((listo) => alPedirFin(listo));

correrComando(async () => {
  if (process.argv.some((argumento) => argumento === '--help' || argumento === '-h')) return avisar(AYUDA);
  const config = leerConfig(process.env, process.cwd());
  const fin = pedidoDeFin();
  const reloj = () => new Date();
  await conBase(async (db, databaseUrl) => {
    const trabajador = await iniciarTrabajador({
      databaseUrl,
      // An embedded database whose portal leaves the work to this process has a single worker.
      unico: config.databaseUrl === null && !config.trabajador,
      avisar: (_nivel, mensaje) => void process.stderr.write(`${mensaje}\n`),
      tareas: crearTareas({
        db,
        reloj,
        almacen: crearAlmacen(config, db),
        correo: correoPor(() => correoVecino(config)),
        pasarelas: crearPasarelas(pasarelasDe(config, sandboxVecino(config.dataDir)), reloj),
        cuits: registroPor(
          () => padronVecino(config),
          (url) => crearRegistroDeCuits(config, url, db, reloj),
        ),
        push: pushDe(config, sandboxVecino(config.dataDir)),
        direccionPublica: () => config.publicUrl?.replace(/\/+$/, '') ?? direccionDe(config.host, config.port),
      }),
    });
    avisar('Trabajando. Ctrl-C para detenerlo.');
    await fin;
    await trabajador.detener();
  });
});
