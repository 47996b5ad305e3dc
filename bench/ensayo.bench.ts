import { setTimeout as esperar } from 'node:timers/promises';
import type { Ensayo } from '@colega/contract/honorarios';
import { CLAVE_DE_DEMO } from '../apps/api/src/demo/personas.ts';
import { crearCliente } from './carga/cliente.ts';
import { abrirSistema } from './carga/sistema.ts';
import { findUsuarios, ipDe } from './carga/usuarios.ts';
import { crearLosDemas, type Medido } from './ensayo/los-demas.ts';
import { leerOpcionesDeEnsayo } from './ensayo/opciones.ts';
import { findQuienPrepara, prepararArancel, prepararContratos } from './ensayo/preparar.ts';
import { leerCatalogo, leerPedidosTipicos } from './honorarios/pedidos-tipicos.ts';

const CUANTOS_TECNICOS = 40;
const MIRAR_CADA_MS = 250;

const opciones = leerOpcionesDeEnsayo(process.argv.slice(2));
const legajos = await prepararContratos(opciones.datos, opciones.contratos);
const sistema = await abrirSistema(opciones.datos, legajos);
const cliente = crearCliente(sistema.direccion);
const ip = ipDe(9_000);

const entrar = async (): Promise<string> => {
  const cuerpo = { username: await findQuienPrepara(sistema.db), password: CLAVE_DE_DEMO };
  const camino = '/api/colegio/authentication_token';
  const { status, cuerpo: dicho } = await cliente.pedir({ metodo: 'POST', camino, ip, cuerpo });
  if (status !== 200) throw new Error(dicho);
  return (JSON.parse(dicho) as { token: string }).token;
};

const leer = async <T>(token: string, camino: string, cuerpo?: unknown): Promise<T> => {
  const metodo = cuerpo === undefined ? 'GET' : 'POST';
  const respuesta = await cliente.pedir({ metodo, camino: `/api/colegio${camino}`, ip, token, cuerpo });
  if (respuesta.status >= 300) throw new Error(`${camino}: ${respuesta.status} ${respuesta.cuerpo}`);
  return JSON.parse(respuesta.cuerpo) as T;
};

let memoriaMb = 0;
const hastaQue = async (listo: () => Promise<boolean>): Promise<void> => {
  do {
    await esperar(MIRAR_CADA_MS);
    memoriaMb = Math.max(memoriaMb, sistema.memoriaMb());
  } while (!(await listo()));
};
const ms = (valor: number): string => `${valor.toFixed(1)} ms`;
const decir = (cuando: string, { p50, p95, peor, pedidos, errores }: Medido): void =>
  console.log(
    `  ${cuando}: p50 ${ms(p50)}, p95 ${ms(p95)}, el peor ${ms(peor)}; ${pedidos} pedidos, ${errores} errores`,
  );

try {
  const token = await entrar();
  const arancel = await prepararArancel(sistema.db);
  const [tipico] = leerPedidosTipicos(leerCatalogo());
  if (!tipico) throw new Error('No hay pedidos típicos');
  const usuarios = await findUsuarios(sistema.db, CUANTOS_TECNICOS);
  const medir = await crearLosDemas(cliente, usuarios, { porSegundo: opciones.pedidos, calculo: tipico.pedido });
  await medir(esperar(3_000));
  const antes = await medir(esperar(opciones.segundos * 1_000));
  memoriaMb = sistema.memoriaMb();
  const enReposo = memoriaMb;
  const ensayo = `/aranceles/preparaciones/${arancel}/ensayo`;
  const inicio = performance.now();
  const { id } = await leer<Ensayo>(token, ensayo, {});
  let ultimo: Ensayo | null = null;
  const mientras = await medir(
    hastaQue(async () => {
      ({ ensayo: ultimo } = await leer<{ ensayo: Ensayo | null }>(token, ensayo));
      return ultimo?.terminado_en != null;
    }),
  );
  const segundos = (performance.now() - inicio) / 1_000;
  const hecho = ultimo as Ensayo | null;
  if (hecho?.estado !== 'terminado') throw new Error(`El ensayo quedó ${hecho?.estado}`);
  console.log(`  ${hecho.hechos.toLocaleString('es-AR')} contratos ensayados en ${segundos.toFixed(1)} s`);
  console.log(`  memoria del portal: ${enReposo.toFixed(0)} MB antes, ${memoriaMb.toFixed(0)} MB como máximo`);
  const despues = await medir(esperar(opciones.segundos * 1_000));
  decir('sin ensayo, antes', antes);
  decir('con el ensayo', mientras);
  decir('sin ensayo, después', despues);
  for (const formato of ['csv', 'xlsx'] as const) {
    memoriaMb = sistema.memoriaMb();
    const desde = performance.now();
    await leer<Ensayo>(token, `/ensayos/${id}/archivos`, { formato });
    const conArchivo = await medir(
      hastaQue(async () => {
        const { ensayo: uno } = await leer<{ ensayo: Ensayo | null }>(token, ensayo);
        return uno?.archivos.some((archivo) => archivo.formato === formato && archivo.estado !== 'en_cola') ?? false;
      }),
    );
    const tardo = ((performance.now() - desde) / 1_000).toFixed(1);
    decir(`su archivo ${formato} en ${tardo} s, hasta ${memoriaMb.toFixed(0)} MB`, conArchivo);
  }
} finally {
  cliente.cerrar();
  await sistema.cerrar();
}
