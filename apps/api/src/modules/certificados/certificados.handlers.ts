import { rutasDeCertificados, rutasDeEmision } from '@colega/contract/certificados';
import { textoDelColegio, todosLosMensajes } from '@colega/contract/mensajes';
import { type Cuerpo, TIPOS_QUE_SE_EMITEN, type TipoDeCertificado } from '@colega/domain/certificados';
import type { FastifyInstance } from 'fastify';
import { hoy } from '../../hoy.ts';
import { registrarRutas } from '../../http/registrar-rutas.ts';
import type { ContextoConSesion } from '../../http/rutas.ts';
import type { AlmacenDeImagenes } from '../media/almacenes/almacen.ts';
import { armarPagina } from '../referencias/lista.ts';
import { anularCertificado } from './anular-certificado.service.ts';
import { buscarCertificados } from './buscar-certificados.service.ts';
import { mandarCertificado } from './correo/mandar-certificado.service.ts';
import { crearCodigoPublico, emitirCertificado } from './emitir-certificado.service.ts';
import { guardarAnexo } from './guardar-anexo.service.ts';
import { imprimirCertificado } from './imprimir-certificado.service.ts';
import { leerCertificado, listarCertificados, ofrecerTipos } from './leer-certificados.service.ts';

type DepsDeCertificados = { secreto: string; publicUrl: () => string; almacen: AlmacenDeImagenes };
type Emision = { body: { legajo_id: number } & Record<string, unknown> };

export function registrarCertificados(app: FastifyInstance, { secreto, publicUrl, almacen }: DepsDeCertificados): void {
  const { reloj } = app;
  const momento = () => ({ ahora: reloj(), hoy: hoy(reloj) });
  const emitir =
    (type: TipoDeCertificado) =>
    async ({ body }: Emision, { db, sesion }: ContextoConSesion) => {
      const { legajo_id, ...cuerpo } = body;
      const pedido = { ...momento(), sesion, type, legajo_id, cuerpo: cuerpo as Cuerpo, codigo: crearCodigoPublico() };
      const certificado = await emitirCertificado(db, pedido);
      const datos = { numero: certificado.numero_certificado };
      return { message: textoDelColegio({ codigo: 'certificado_creado', datos }), certificado };
    };
  for (const type of TIPOS_QUE_SE_EMITEN)
    registrarRutas(app, { emitir: rutasDeEmision[type] }, { emitir: emitir(type) });
  registrarRutas(app, rutasDeCertificados, {
    certificados: async ({ query }, { db, sesion: { persona_id } }) => {
      const legajo_id = query['legajo.id'] ?? query.legajo_id;
      return armarPagina(
        await listarCertificados(db, { persona_id, legajo_id, type: query.type, ultimos: query.ultimos }),
      );
    },
    buscarCertificados: ({ query }, { db, sesion: { persona_id } }) => buscarCertificados(db, persona_id, query),
    tiposDeCertificado: async ({ query }, { db, sesion }) =>
      armarPagina(await ofrecerTipos(db, query.legajo_id, sesion.persona_id, hoy(reloj))),
    certificado: ({ params }, { db, sesion }) =>
      leerCertificado(db, params.id, sesion.persona_id, { secreto, ahora: reloj() }),
    guardarAnexo: async ({ body }, { db, sesion }) => {
      const { legajo_id, id, ...cuerpo } = body;
      const pedido = { ...momento(), sesion, legajo_id, id, cuerpo: cuerpo as Cuerpo, codigo: crearCodigoPublico() };
      const certificado = await guardarAnexo(db, pedido);
      const datos = { numero: certificado.numero_certificado };
      return {
        message: textoDelColegio({ codigo: id === undefined ? 'certificado_creado' : 'anexo_editado', datos }),
        certificado,
      };
    },
    cambiarEstadoDeCertificado: async ({ params: { id }, body: { estado_id, motivo } }, { db, sesion }) => {
      await anularCertificado(db, { id, estado_id, motivo, sesion, ahora: reloj() });
      return { message: todosLosMensajes.certificado_ya_anulado };
    },
    mandarCertificado: async ({ params: { id }, body }, { db, sesion: { persona_id } }) => {
      const { correo, por_correo } = await mandarCertificado(db, { id, persona_id, ...body, ahora: reloj() });
      return { message: textoDelColegio({ codigo: 'certificado_mandado', datos: { correo } }), por_correo };
    },
    imprimirCertificado: ({ params }, { db, sesion }) =>
      imprimirCertificado(db, params.id, sesion.persona_id, { almacen, publicUrl: publicUrl(), hoy: hoy(reloj) }),
  });
}
