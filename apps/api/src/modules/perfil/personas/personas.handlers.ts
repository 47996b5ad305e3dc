import { textoDelColegio, todosLosMensajes } from '@colega/contract/mensajes';
import { rutasDeActosSobrePersonas, rutasDePersonas } from '@colega/contract/perfil';
import { formatFecha } from '@colega/domain/fechas';
import type { PermisoDelColegio } from '@colega/domain/permisos';
import type { FastifyInstance } from 'fastify';
import { hoy } from '../../../hoy.ts';
import { exigirAlcance } from '../../../http/acceso.ts';
import { registrarRutas } from '../../../http/registrar-rutas.ts';
import type { ContextoDeOperador } from '../../../http/rutas.ts';
import { autorColegio } from '../../auditoria/autor.ts';
import { altaPersona } from '../alta.service.ts';
import { anularCarnet, emitirCarnet } from '../carnets.service.ts';
import { abrirCausa } from '../causas.service.ts';
import { bloquear, desbloquear, exceptuar, rehabilitar, sancionar } from '../colegio.service.ts';
import {
  agregarMatricula,
  cargarImagen,
  corregirMatricula,
  corregirPersona,
  corregirTitulo,
} from '../correccion.service.ts';
import type { PedidoDePersona } from '../pedido-del-colegio.ts';
import { rechazarDato } from '../rechazar.service.ts';
import { verificarDato } from '../verificar.service.ts';
import { findVersion } from '../version.repository.ts';
import { cerrarSesionesDePersona, exigirAcceso, exigirCuenta, mandarEnlaceDeIngreso } from './accesos.service.ts';
import { findOpcionesDePersonas } from './buscar.repository.ts';
import { buscarPersonas, contarColasDePersonas, exportarPersonas } from './buscar.service.ts';
import { exigirPersona, type LeerCuenta, leerFicha } from './ficha.service.ts';

type Deps = { secreto: string; publicUrl: () => string; leerCuenta: LeerCuenta };

export function registrarPersonas(app: FastifyInstance, { secreto, publicUrl, leerCuenta }: Deps): void {
  const { reloj } = app;
  const momento = () => ({ ahora: reloj(), hoy: hoy(reloj) });
  registrarRutas(app, rutasDePersonas, {
    personas: ({ query }, { db, operador }) => buscarPersonas(db, operador, query, hoy(reloj)),
    personasEnCsv: ({ query: pedido }, { db, operador, sesion }) =>
      exportarPersonas(db, 'csv', { operador, pedido, autor: autorColegio(sesion), ...momento() }),
    personasEnXlsx: ({ query: pedido }, { db, operador, sesion }) =>
      exportarPersonas(db, 'xlsx', { operador, pedido, autor: autorColegio(sesion), ...momento() }),
    opcionesDePersonas: (_, { db, operador }) => findOpcionesDePersonas(db, operador.distrito_id),
    colasDePersonas: (_, { db, operador }) => contarColasDePersonas(db, operador),
    personaDelColegio: ({ params }, { db, operador }) =>
      leerFicha(db, params.id, operador, { ...momento(), secreto, publicUrl: publicUrl(), leerCuenta }),
    altaDePersona: async ({ body: { matriculas, ...body } }, { db, operador, sesion }) => {
      exigirAlcance(operador, 'personas.registrar', body);
      const dadas = matriculas.map(({ institucion = '', ...una }) => ({ ...una, institucion }));
      const datos = { ...body, matriculas: dadas, verificado: false };
      const pedido = { ...momento(), autor: autorColegio(sesion), alcance: operador.distrito_id };
      const { persona_id, usuario_id: _, tenia_cuenta, ...cuenta } = await altaPersona(db, { ...pedido, datos });
      return {
        id: persona_id,
        version: await findVersion(db, persona_id),
        message: textoDelColegio({
          codigo: tenia_cuenta ? 'persona_con_su_cuenta' : 'persona_dada_de_alta',
          datos: cuenta,
        }),
      };
    },
  });
  registrarActos(app, momento);
}

function registrarActos(app: FastifyInstance, momento: () => Pick<PedidoDePersona, 'ahora' | 'hoy'>): void {
  /** Asks what the route declares of this very person, does it, and answers the version that it left. */
  const hacer = async (
    { db, operador, sesion, version }: ContextoDeOperador,
    permiso: PermisoDelColegio,
    id: number,
    acto: (pedido: PedidoDePersona) => Promise<string>,
  ) => {
    const { cuit } = await exigirPersona(db, operador, permiso, id);
    const message = await acto({ ...momento(), autor: autorColegio(sesion), cuit, version });
    return { id, version: await findVersion(db, id), message };
  };
  const R = rutasDeActosSobrePersonas;
  registrarRutas(app, R, {
    corregirPersona: ({ params: { id }, body }, contexto) => {
      const { operador, db } = contexto;
      return hacer(contexto, R.corregirPersona.acceso, id, async (pedido) => {
        const { distrito_id } = body.datos;
        if (distrito_id !== undefined) exigirAlcance(operador, R.corregirPersona.acceso, { distrito_id });
        // The address is where the link of a forgotten password goes, and by the CUIT an account is given to somebody.
        if (body.datos.email !== undefined || body.datos.cuit !== undefined)
          await exigirAcceso(db, operador, R.corregirPersona.acceso, id);
        await corregirPersona(db, {
          ...pedido,
          ...body,
          datos: body.datos as Parameters<typeof corregirPersona>[1]['datos'],
        });
        return todosLosMensajes.persona_corregida;
      });
    },
    agregarMatricula: ({ params: { id }, body: { fecha_alta, ...body } }, contexto) =>
      hacer(contexto, R.agregarMatricula.acceso, id, async (pedido) => {
        const matricula = { ...body, fecha_alta: fecha_alta ?? pedido.hoy };
        await agregarMatricula(contexto.db, { ...pedido, matricula });
        return textoDelColegio({ codigo: 'matricula_agregada', datos: { codigo: body.codigo } });
      }),
    cambiarMatricula: ({ params: { id }, body }, contexto) =>
      hacer(contexto, R.cambiarMatricula.acceso, id, async (pedido) => {
        await corregirMatricula(contexto.db, { ...pedido, ...body });
        return textoDelColegio({ codigo: 'matricula_cambiada', datos: { codigo: body.matricula } });
      }),
    corregirTitulo: ({ params: { id }, body }, contexto) =>
      hacer(contexto, R.corregirTitulo.acceso, id, async (pedido) => {
        await corregirTitulo(contexto.db, { ...pedido, ...body });
        return textoDelColegio({ codigo: 'titulo_corregido', datos: { codigo: body.matricula } });
      }),
    verificarDato: ({ params: { id }, body: { dato, matricula } }, contexto) =>
      hacer(contexto, R.verificarDato.acceso, id, async (pedido) => {
        await verificarDato(contexto.db, { ...pedido, dato, ...(matricula !== undefined && { matricula }) });
        return todosLosMensajes.dato_verificado;
      }),
    rechazarDato: ({ params: { id }, body: { matricula, ...body } }, contexto) =>
      hacer(contexto, R.rechazarDato.acceso, id, async (pedido) => {
        await rechazarDato(contexto.db, { ...pedido, ...body, ...(matricula !== undefined && { matricula }) });
        return todosLosMensajes.dato_rechazado;
      }),
    cargarFoto: ({ params: { id }, body: { bytes } }, contexto) =>
      hacer(contexto, R.cargarFoto.acceso, id, async (pedido) => {
        await cargarImagen(contexto.db, { ...pedido, tipo: 'foto', bytes });
        return todosLosMensajes.foto_cargada;
      }),
    cargarFirma: ({ params: { id }, body: { bytes } }, contexto) =>
      hacer(contexto, R.cargarFirma.acceso, id, async (pedido) => {
        await cargarImagen(contexto.db, { ...pedido, tipo: 'firma', bytes });
        return todosLosMensajes.firma_cargada;
      }),
    exceptuar: ({ params: { id }, body }, contexto) =>
      hacer(contexto, R.exceptuar.acceso, id, async (pedido) => {
        await exceptuar(contexto.db, { ...pedido, ...body });
        if (body.hasta === null) return todosLosMensajes.excepcion_terminada;
        return textoDelColegio({ codigo: 'persona_exceptuada', datos: { hasta: formatFecha(body.hasta) } });
      }),
    bloquear: ({ params: { id }, body }, contexto) =>
      hacer(contexto, R.bloquear.acceso, id, async (pedido) => {
        const { nuevo } = await bloquear(contexto.db, { ...pedido, ...body });
        return nuevo ? todosLosMensajes.persona_bloqueada : todosLosMensajes.bloqueo_ya_puesto;
      }),
    desbloquear: ({ params: { id }, body }, contexto) =>
      hacer(contexto, R.desbloquear.acceso, id, async (pedido) => {
        await desbloquear(contexto.db, { ...pedido, ...body });
        return todosLosMensajes.bloqueo_levantado;
      }),
    sancionar: ({ params: { id }, body }, contexto) =>
      hacer(contexto, R.sancionar.acceso, id, async (pedido) => {
        await sancionar(contexto.db, { ...pedido, ...body });
        return textoDelColegio({ codigo: 'matricula_sancionada', datos: { codigo: body.matricula } });
      }),
    rehabilitar: ({ params: { id }, body }, contexto) =>
      hacer(contexto, R.rehabilitar.acceso, id, async (pedido) => {
        await rehabilitar(contexto.db, { ...pedido, ...body });
        return textoDelColegio({ codigo: 'matricula_rehabilitada', datos: { codigo: body.matricula } });
      }),
    abrirCausa: ({ params: { id }, body: { vigente_desde, ...body } }, contexto) =>
      hacer(contexto, R.abrirCausa.acceso, id, async (pedido) => {
        const datos = { ...body, ...(vigente_desde !== undefined && { vigente_desde }) };
        const { nueva } = await abrirCausa(contexto.db, { ...pedido, datos });
        return textoDelColegio({
          codigo: nueva ? 'causa_abierta' : 'causa_actualizada',
          datos: { numero: body.numero },
        });
      }),
    emitirCarnet: ({ params: { id } }, contexto) =>
      hacer(contexto, R.emitirCarnet.acceso, id, async (pedido) => {
        const { numero, vencimiento } = await emitirCarnet(contexto.db, pedido);
        return textoDelColegio({ codigo: 'carnet_emitido', datos: { numero, hasta: formatFecha(vencimiento) } });
      }),
    anularCarnet: ({ params: { id }, body }, contexto) =>
      hacer(contexto, R.anularCarnet.acceso, id, async (pedido) => {
        const { numero } = await anularCarnet(contexto.db, { ...pedido, ...body });
        return textoDelColegio({ codigo: 'carnet_anulado', datos: { numero } });
      }),
    cerrarSesionesDePersona: ({ params: { id }, body }, contexto) =>
      hacer(contexto, R.cerrarSesionesDePersona.acceso, id, async (pedido) => {
        // Somebody who works for the college is of their desk's district, not of where they live.
        exigirAlcance(contexto.operador, 'accesos.cerrar', await exigirCuenta(contexto.db, id));
        const { cerradas } = await cerrarSesionesDePersona(contexto.db, { ...pedido, ...body });
        return textoDelColegio({ codigo: 'sesiones_de_persona_cerradas', datos: { cerradas } });
      }),
    mandarEnlaceDeIngreso: ({ params: { id } }, contexto) =>
      hacer(contexto, R.mandarEnlaceDeIngreso.acceso, id, async (pedido) => {
        await exigirAcceso(contexto.db, contexto.operador, R.mandarEnlaceDeIngreso.acceso, id);
        const { email } = await mandarEnlaceDeIngreso(contexto.db, pedido);
        return textoDelColegio({ codigo: 'enlace_de_ingreso_mandado', datos: { email } });
      }),
  });
}
