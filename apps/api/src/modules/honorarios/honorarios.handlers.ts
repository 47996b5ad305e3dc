import { rutasDeHonorarios, rutasDelLaboratorio } from '@colega/contract/honorarios';
import { todosLosMensajes } from '@colega/contract/mensajes';
import type { PedidoDeCalculo } from '@colega/domain/honorarios';
import type { FastifyInstance } from 'fastify';
import { hoy } from '../../hoy.ts';
import { errorNoEncontrado } from '../../http/error-http.ts';
import { registrarRutas } from '../../http/registrar-rutas.ts';
import { esDeUnBorrador } from './calculos.repository.ts';
import { agregarDatosCargados, agregarLoQueViene, calcular, generar, leerCalculo } from './calculos.service.ts';
import type { CatalogoVivo } from './catalogo-vivo.ts';
import {
  calcularEstadoDeObra,
  categoriaDe,
  formularioPorId,
  itemsDeEstadoDeObra,
  tarifasPublicadas,
  tiposDeObra,
  validarTarea,
} from './consultas.service.ts';
import { planillaDeCalculo } from './planilla.service.ts';
import { type LeerMatriculas, presupuestoDeNadie, presupuestoPropio } from './presupuesto.service.ts';

type Leido = Omit<PedidoDeCalculo, 'categoria'> & { categoria?: string | null | undefined };
const pedidoDe = <T extends Leido>({ categoria, ...pedido }: T) => ({ ...pedido, categoria: categoria ?? null });

/** What other modules know. */
type DeOtros = { gastarPapel: (ip: string) => void; leerMatriculas: LeerMatriculas };

export function registrarHonorarios(app: FastifyInstance, catalogo: CatalogoVivo, deOtros: DeOtros): void {
  const { reloj } = app;
  const momento = () => ({ ahora: reloj(), hoy: hoy(reloj) });
  const diaDe = (fecha: string | undefined) => fecha ?? hoy(reloj);
  registrarRutas(app, rutasDelLaboratorio, {
    catalogoDeHonorarios: (_, { db }) => catalogo.publicado(db),
    tarifas: async (_, { db }) => tarifasPublicadas(await catalogo.reciente(db)),
    presupuesto: async ({ body }, { db, ip }) => {
      deOtros.gastarPapel(ip);
      return presupuestoDeNadie(db, await catalogo.reciente(db), { ...body, pedido: pedidoDe(body.pedido) }, momento());
    },
    presupuestoPropio: async ({ body }, { db, sesion: { persona_id } }) => {
      const pedido = { ...body, pedido: pedidoDe(body.pedido) };
      return presupuestoPropio(
        db,
        await catalogo.reciente(db),
        pedido,
        { ...momento(), persona_id },
        deOtros.leerMatriculas,
      );
    },
  });
  registrarRutas(app, rutasDeHonorarios, {
    formulario: async ({ params }, { db }) => formularioPorId(await catalogo.reciente(db), params.id),
    validarTarea: async ({ body }, { db }) => validarTarea(await catalogo.reciente(db), diaDe(body.fecha), body),
    itemsEstadoObra: async ({ query }, { db }) => itemsDeEstadoDeObra(await catalogo.reciente(db), diaDe(query.fecha)),
    calcularEstadoObra: async ({ body }, { db }) =>
      calcularEstadoDeObra(await catalogo.reciente(db), diaDe(body.fecha), body.estado_obra),
    categoriaDeVivienda: async ({ body }, { db }) => categoriaDe(await catalogo.reciente(db), diaDe(body.fecha), body),
    tipoObras: async ({ query }, { db }) => tiposDeObra(await catalogo.reciente(db), diaDe(query.fecha)),
    calcular: async ({ body }, { db }) => {
      const alDia = await catalogo.reciente(db);
      return agregarLoQueViene(calcular(alDia, pedidoDe(body)), alDia, hoy(reloj));
    },
    generar: async ({ body }, { db, sesion }) => {
      const generado = await generar(db, await catalogo.alDia(db), sesion, pedidoDe(body), reloj());
      return { ...generado, message: todosLosMensajes.calculo_generado };
    },
    tareasDelCalculo: async ({ params }, { db, sesion }) => {
      const calculo = await leerCalculo(db, params.id, sesion.persona_id);
      if (!calculo) throw errorNoEncontrado();
      return { monto: calculo.monto, tareas: calculo.tareas };
    },
    calculo: async ({ params }, { db, sesion }) => {
      const calculo = await leerCalculo(db, params.id, sesion.persona_id);
      if (!calculo) throw errorNoEncontrado();
      const alDia = await catalogo.reciente(db);
      const conDatos = agregarDatosCargados(calculo, alDia);
      return (await esDeUnBorrador(db, params.id)) ? agregarLoQueViene(conDatos, alDia, hoy(reloj)) : conDatos;
    },
    documentoDelCalculo: async ({ params }, { db, sesion }) =>
      planillaDeCalculo(db, await catalogo.reciente(db), params, { personaId: sesion.persona_id, hoy: hoy(reloj) }),
  });
}
