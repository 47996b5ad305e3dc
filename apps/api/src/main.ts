import { arrancar, type EnMarcha } from './arranque/arrancar.ts';
import { bienvenida } from './arranque/bienvenida.ts';
import { explicarFalla } from './arranque/explicar-falla.ts';
import { crearProgreso } from './arranque/progreso.ts';
import { salir } from './arranque/salir.ts';
import { alPedirFin } from './arranque/seniales.ts';
import { verificar } from './arranque/verificar.ts';
import { leerConfig } from './config.ts';

const PLAZO_DE_CIERRE_MS = 20_000;

const avisar = (linea: string) => void process.stdout.write(`${linea}\n`);

function fallar(error: unknown): never {
  process.stderr.write(`${explicarFalla(error)}\n`);
  salir(1);
}

function pedidoDeFin(esperaMs: number): AbortSignal {
  const pedido = new AbortController();
  alPedirFin(() => {
    pedido.abort();
    setTimeout(() => salir(1), PLAZO_DE_CIERRE_MS + esperaMs).unref();
  });
  return pedido.signal;
}

function esperarFin(pedido: AbortSignal, sistema: EnMarcha): Promise<number> {
  return new Promise((terminar) => {
    if (pedido.aborted) terminar(0);
    pedido.addEventListener('abort', () => terminar(0));
    sistema.alCaerse(() => {
      process.stderr.write('La base de datos se detuvo: Colega se cierra. Volvé a arrancarlo.\n');
      terminar(1);
    });
  });
}

async function principal(): Promise<void> {
  const config = leerConfig(process.env, process.cwd());
  if (process.argv.includes('--verificar')) return verificar(config);
  const pedido = pedidoDeFin(config.esperaDeCierreMs);
  const sistema = await arrancar(config, crearProgreso(avisar, pedido)).catch((error: unknown) => {
    if (pedido.aborted) salir(0);
    throw error;
  });
  avisar(bienvenida(sistema, config.demo));
  const codigo = await esperarFin(pedido, sistema);
  await sistema.cerrar();
  salir(codigo);
}

principal().catch(fallar);
