import { performance } from 'node:perf_hooks';
import { LA_CONSOLA } from '../apps/api/src/modules/auditoria/autor.ts';
import { conciliar } from '../apps/api/src/modules/dinero/conciliacion/conciliar.service.ts';
import { SIN_PASARELAS } from '../apps/api/src/modules/dinero/pasarelas/sin-pasarelas.ts';
import { ensayarImportacion } from '../apps/api/src/modules/importaciones/ensayo/ensayar.service.ts';
import { aceptarImportacion } from '../apps/api/src/modules/importaciones/escritura/aceptar.service.ts';
import { leerImportacion } from '../apps/api/src/modules/importaciones/leer-importacion.service.ts';
import { pedirAceptar } from '../apps/api/src/modules/importaciones/pedir-aceptar.service.ts';
import { pedirEnsayo, subirImportacion } from '../apps/api/src/modules/importaciones/preparar-importacion.service.ts';
import { crearBaseDePrueba } from '../apps/api/src/testing/crear-base-de-prueba.ts';
import { planillaDe } from '../apps/api/src/testing/importaciones/planilla-de.ts';
import { generarColegio, UN_COLEGIO_DE_5000 } from './importar/generar.ts';

// npm run bench -- importar [semilla] [escala]
const [semilla = 1, escala = 1] = process.argv.slice(2).map(Number);
const cuantas = Object.fromEntries(
  Object.entries(UN_COLEGIO_DE_5000).map(([que, n]) => [que, Math.max(1, Math.round(n * escala))]),
) as typeof UN_COLEGIO_DE_5000;

const medir = async <T>(que: string, hacer: () => Promise<T>): Promise<T> => {
  const desde = performance.now();
  const hecho = await hacer();
  console.log(`${que}: ${((performance.now() - desde) / 1000).toFixed(1)} s`);
  return hecho;
};

const base = await crearBaseDePrueba();
try {
  const { db } = base;
  const ahora = new Date();
  const hoy = ahora.toISOString().slice(0, 10);
  const pedido = { autor: LA_CONSOLA, ahora, hoy, con_operadores: true };
  const trabajo = (importacion_id: number) => ({
    importacion_id,
    usuario_id: null,
    quien: LA_CONSOLA.username,
    con_operadores: true,
    ahora,
    hoy,
  });
  const bytes = await planillaDe(generarColegio(semilla, cuantas));
  console.log(`Semilla ${semilla}: ${JSON.stringify(cuantas)}, en un XLSX de ${(bytes.length / 1e6).toFixed(1)} MB`);

  const ensayar = async (que: string): Promise<number> => {
    const id = await medir(`${que}: subir y reconocer columnas`, () =>
      subirImportacion(db, pedido, { nombre: 'colegio.xlsx', bytes }),
    );
    await pedirEnsayo(db, { ...pedido, id }, { deudas: null, pagos: null, saldos_a_favor: null, sanciones: null });
    await medir(`${que}: ensayo`, () => ensayarImportacion(db, trabajo(id)));
    const { resumen } = await leerImportacion(db, id);
    for (const { entidad, crea, cambia, igual, rechaza } of resumen?.cuentas ?? [])
      console.log(`  ${entidad}: ${crea} se crean, ${cambia} cambian, ${igual} quedan igual, ${rechaza} se rechazan`);
    console.log(
      `  deudas ${resumen?.deudas.entra} (rechazadas ${resumen?.deudas.rechazado}), pagos ${resumen?.pagos.entra} (rechazados ${resumen?.pagos.rechazado}), saldos a favor ${resumen?.saldos_a_favor.entra} (rechazados ${resumen?.saldos_a_favor.rechazado}), sanciones ${resumen?.sanciones.entra} (rechazadas ${resumen?.sanciones.rechazado})`,
    );
    for (const { entidad, motivo, cuantas: n } of resumen?.motivos ?? []) console.log(`  ${entidad}, ${n}: ${motivo}`);
    return id;
  };

  const id = await ensayar('Primera vez');
  await pedirAceptar(db, { ...pedido, id, sin_rechazadas: true });
  await medir('Escribir todo', () => aceptarImportacion(db, trabajo(id)));
  const escrita = await leerImportacion(db, id);
  console.log(`  ${escrita.estado}, ${escrita.hechas} filas${escrita.falla ? `: ${escrita.falla}` : ''}`);
  const diferencias = await medir('Conciliar', () => conciliar(db, SIN_PASARELAS, { ahora, hoy, dias: 1 }));
  console.log(diferencias.length === 0 ? '  cierra al centavo' : JSON.stringify(diferencias.slice(0, 5), null, 2));
  const segunda = await leerImportacion(db, await ensayar('Segunda vez'));
  const distintas = (segunda.resumen?.cuentas ?? []).reduce((suma, { crea, cambia }) => suma + crea + cambia, 0);
  console.log(`La segunda vez cambia ${distintas} filas.`);
  if (diferencias.length > 0 || distintas > 0 || escrita.estado !== 'aceptada') process.exitCode = 1;
} finally {
  await base.cerrar();
}
