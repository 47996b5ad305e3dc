import {
  type AmpliacionQueHay,
  type AnteriorQueHay,
  type BloqueoQueHay,
  type CargoQueHay,
  type FilaAImportar,
  type LoQueHay,
  type MatriculaQueHay,
  matriculasPosibles,
  type PersonaQueHay,
} from '@colega/domain/importaciones';
import { ESTADOS_DE_MATRICULA } from '@colega/domain/perfil';
import { sql } from 'kysely';
import { z } from 'zod';
import { agruparPor } from '../../../agrupar-por.ts';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import { nombreDelContrato } from '../../../db/nombre-del-contrato.ts';
import { findCargosTraidos } from './cargos-traidos.repository.ts';
import { findListasAImportar } from './listas.repository.ts';

const porClave = <T>(filas: readonly (T & { clave: string })[]): Map<string, T> =>
  new Map(filas.map(({ clave, ...fila }) => [clave, fila as T]));

const zPersona = z.object({
  clave: z.string(),
  ...{ apellido: z.string(), nombre: z.string(), email: z.string(), distrito_id: z.number() },
  ...{ telefono: z.string().nullable(), calle: z.string().nullable(), altura: z.string().nullable() },
  ...{ piso: z.string().nullable(), departamento: z.string().nullable(), localidad_id: z.number().nullable() },
  ...{ fecha_nacimiento: z.string().nullable(), fecha_alta: z.string(), usuario: z.string().nullable() },
  ...{ es_operador: z.boolean(), roles: z.array(z.string()), distrito_de_operador: z.number().nullable() },
});
const findPersonas = async (db: Db, cuits: readonly string[]): Promise<Map<string, PersonaQueHay>> =>
  porClave<PersonaQueHay>(
    await leerFilas(
      db,
      zPersona,
      sql`select p.cuit as clave, p.apellido, p.nombre, p.email, p.distrito_id,
        (p.telefonos -> 0 ->> 'codigo_area') || ' ' || (p.telefonos -> 0 ->> 'numero') as telefono,
        p.domicilio_calle as calle, p.domicilio_numero as altura, p.domicilio_piso as piso,
        p.domicilio_departamento as departamento, p.domicilio_localidad_id as localidad_id, p.fecha_nacimiento, p.fecha_alta,
        u.username as usuario, o.usuario_id is not null as es_operador, o.distrito_id as distrito_de_operador,
        array(select r.rol from roles_de_operador r where r.usuario_id = u.id order by r.rol) as roles
      from personas p left join lateral (select u.id, u.username from usuarios u where u.persona_id = p.id order by u.id limit 1) u on true
      left join operadores o on o.usuario_id = u.id
      where p.cuit = any(${cuits}::text[])`,
    ),
  );

const zUsuario = z.object({ username: z.string(), cuit: z.string() });
const findUsuarios = async (db: Db, usuarios: readonly string[]): Promise<Map<string, string>> =>
  new Map(
    (
      await leerFilas(
        db,
        zUsuario,
        sql`select u.username, p.cuit from usuarios u join personas p on p.id = u.persona_id where u.username = any(${usuarios}::text[])`,
      )
    ).map(({ username, cuit }) => [username, cuit]),
  );

const zMatricula = z.object({
  ...{ clave: z.string(), cuit: z.string(), estado: z.enum(ESTADOS_DE_MATRICULA), descripcion: z.string() },
  ...{ fecha_alta: z.string(), titulo: z.string(), titulo_codigo: z.string(), institucion: z.string() },
});
const findMatriculas = async (db: Db, codigos: readonly string[]): Promise<Map<string, MatriculaQueHay>> =>
  porClave<MatriculaQueHay>(
    await leerFilas(
      db,
      zMatricula,
      sql`select m.codigo as clave, p.cuit, e.clave as estado, m.descripcion, m.fecha_alta,
        m.titulo_descripcion as titulo, m.titulo_codigo, m.institucion
      from matriculas m join personas p on p.id = m.persona_id join estados_matriculas e on e.id = m.estado_id
      where m.codigo = any(${codigos}::text[])`,
    ),
  );

const zBloqueo = z.object({
  ...{ clave: z.string(), desde: z.string().nullable(), hasta: z.string().nullable(), vigente: z.boolean() },
});
const findBloqueos = async (db: Db, cuits: readonly string[]): Promise<Map<string, BloqueoQueHay[]>> => {
  const filas = await leerFilas(
    db,
    zBloqueo,
    sql`select p.cuit || ' ' || t.clave as clave, b.vigente,
      (select min(r.fecha) from bloqueos_rangos r where r.bloqueo_id = b.id and r.estado = 'inicio') as desde,
      (select max(r.fecha) from bloqueos_rangos r where r.bloqueo_id = b.id and r.estado = 'fin') as hasta
    from bloqueos b join personas p on p.id = b.persona_id join tipos_bloqueo t on t.id = b.tipo_bloqueo_id
    where p.cuit = any(${cuits}::text[]) order by b.id`,
  );
  return agruparPor(filas, ({ clave }) => clave);
};

const zCargo = z.object({ clave: z.string(), importe: z.string(), pagado: z.string(), en_cupon: z.boolean() });
const findCargos = async (db: Db, codigos: readonly string[]): Promise<Map<string, CargoQueHay>> =>
  porClave<CargoQueHay>(
    await leerFilas(
      db,
      zCargo,
      sql`select m.codigo || ' ' || c.concepto || ' ' || c.anio as clave, c.importe::text,
        coalesce((select sum(im.capital) from orden_items i join imputaciones im on im.item_id = i.id where i.cargo_id = c.id), 0.00)::text as pagado,
        exists (select from orden_items i where i.cargo_id = c.id and i.pendiente) as en_cupon
      from cargos c join matriculas m on m.id = c.matricula_id where m.codigo = any(${codigos}::text[])`,
    ),
  );

const zLegajo = z.object({
  ...{ clave: z.string(), cuit: z.string(), anulado: z.boolean(), anterior: z.boolean(), monto: z.string() },
  ...{ con_cep: z.boolean(), con_timbrado: z.boolean(), sin_cep: z.boolean(), sin_timbrado: z.boolean() },
  ...{ fecha: z.string(), comitentes: z.array(z.string()), sin_visar: z.boolean(), ampliado: z.boolean() },
});
const tieneCargo = (circuito: 'cep' | 'timbrados') => sql`exists (select from cargos_de_contrato c
  where c.detalle_id = d.id and c.circuito = ${sql.lit(circuito)} and (c.importe > 0 or c.traido is not null))`;
const findLegajos = async (db: Db, numeros: readonly number[]): Promise<Map<string, AnteriorQueHay>> =>
  porClave<AnteriorQueHay>(
    await leerFilas(
      db,
      zLegajo,
      sql`select l.numero_legajo::text as clave, p.cuit, e.clave = 'anulado' as anulado, l.importacion_id is not null as anterior,
        coalesce(d.monto, 0.00)::text as monto,
        ${tieneCargo('cep')} as con_cep, ${tieneCargo('timbrados')} as con_timbrado,
        mo.cep_exento as sin_cep, mo.franquicia as sin_timbrado, l.fecha,
        array(select co.cuit from legajo_comitentes co where co.legajo_id = l.id order by co.orden) as comitentes,
        exists (select from legajo_detalles x join estados_legajos ex on ex.id = x.estado_id
          where x.legajo_id = l.id and x.cvd_id is null and ex.clave <> 'anulado') as sin_visar,
        exists (select from legajo_detalles x
          where x.legajo_id = l.id and x.tipo_contrato = 'ampliacion' and x.numero_anterior is null) as ampliado
      from legajos l join personas p on p.id = l.persona_id join estados_legajos e on e.id = l.estado_id
      join modalidades mo on mo.id = l.modalidad_id
      left join legajo_detalles d on d.legajo_id = l.id and d.tipo_contrato = 'original'
      where l.numero_legajo = any(${numeros}::int[])`,
    ),
  );

const zAmpliacion = zLegajo.pick({ clave: true, anulado: true, monto: true, con_cep: true, con_timbrado: true });
const findAmpliaciones = async (db: Db, numeros: readonly number[]): Promise<Map<string, AmpliacionQueHay>> =>
  porClave<AmpliacionQueHay>(
    await leerFilas(
      db,
      zAmpliacion,
      sql`select ${nombreDelContrato(sql`l`, sql`d`)} as clave, e.clave = 'anulado' as anulado, d.monto::text as monto,
        ${tieneCargo('cep')} as con_cep, ${tieneCargo('timbrados')} as con_timbrado
      from legajos l join legajo_detalles d on d.legajo_id = l.id and d.numero_anterior is not null
      join estados_legajos e on e.id = d.estado_id
      where l.numero_legajo = any(${numeros}::int[])`,
    ),
  );

const zImportado = z.object({ nombre: z.string(), huella: z.string() });
const findImportados = async (db: Db, entidades: readonly string[]): Promise<Map<string, string>> =>
  new Map(
    (
      await leerFilas(
        db,
        zImportado,
        sql`select entidad || ' ' || clave as nombre, huella from importados where entidad = any(${entidades}::text[])`,
      )
    ).map(({ nombre, huella }) => [nombre, huella]),
  );

const zPago = z.object({ numero: z.string(), destino: z.string() });
const findPagos = async (db: Db, numeros: readonly string[]): Promise<Map<string, string[]>> => {
  const filas = await leerFilas(
    db,
    zPago,
    sql`select p.externo as numero,
      coalesce(m.codigo || ' ' || c.concepto || ' ' || c.anio, 'legajo ' || ${nombreDelContrato(sql`l`, sql`d`)} || ' ' || o.circuito, '') as destino
    from operaciones_pago p join ordenes_pago o on o.id = p.orden_id join orden_items i on i.orden_id = o.id
    left join cargos c on c.id = i.cargo_id left join matriculas m on m.id = c.matricula_id
    left join legajo_detalles d on d.id = o.detalle_id left join legajos l on l.id = d.legajo_id
    where p.medio = 'importacion' and p.externo = any(${numeros}::text[]) order by p.id`,
  );
  const porNumero = agruparPor(filas, ({ numero }) => numero);
  return new Map([...porNumero].map(([numero, suyas]) => [numero, suyas.map(({ destino }) => destino)]));
};

const findSaldosAFavor = async (db: Db, referencias: readonly string[]): Promise<Set<string>> =>
  new Set(
    (
      await leerFilas(
        db,
        z.object({ externo: z.string() }),
        sql`select externo from creditos where externo = any(${referencias}::text[])`,
      )
    ).map(({ externo }) => externo),
  );

const findSanciones = async (db: Db, referencias: readonly string[]): Promise<Set<string>> =>
  new Set(
    (
      await leerFilas(
        db,
        z.object({ externo: z.string() }),
        sql`select externo from sanciones where externo = any(${referencias}::text[])`,
      )
    ).map(({ externo }) => externo),
  );

const zVisado = z.object({ numero: z.string(), legajo: z.string(), fecha: z.string() });
const findVisados = async (db: Db, numeros: readonly string[]): Promise<LoQueHay['visados']> =>
  new Map(
    (
      await leerFilas(
        db,
        zVisado,
        sql`select c.numero, l.numero_legajo::text as legajo, c.fecha::text as fecha
          from cvds c join legajos l on l.id = c.legajo_id where c.numero = any(${numeros}::text[])`,
      )
    ).map(({ numero, legajo, fecha }) => [numero, { legajo, fecha }]),
  );

const losDe = (filas: readonly FilaAImportar[], ...campos: string[]): string[] => [
  ...new Set(filas.flatMap(({ valores }) => campos.flatMap((campo) => valores[campo] ?? []))),
];

/** All that the rows name, in a few questions whatever they are many. */
export const findLoQueHay = async (db: Db, filas: readonly FilaAImportar[]): Promise<LoQueHay> => {
  const deEntidad = (...entidades: string[]) => filas.filter(({ entidad }) => entidades.includes(entidad));
  const cuits = losDe(filas, 'cuit');
  const codigos = losDe(filas, 'matricula').flatMap(matriculasPosibles);
  const usuarios = [...losDe(filas, 'usuario').map((uno) => uno.toLowerCase()), ...cuits];
  const deLegajos = losDe(deEntidad('ampliaciones', 'deudas', 'pagos'), 'legajo');
  const numeros = [...losDe(deEntidad('legajos'), 'numero'), ...deLegajos].map(Number);
  return {
    ...(await findListasAImportar(db)),
    personas: await findPersonas(db, cuits),
    usuarios: await findUsuarios(db, usuarios),
    matriculas: await findMatriculas(db, codigos),
    bloqueos: await findBloqueos(db, cuits),
    cargos: new Map([...(await findCargos(db, codigos)), ...(await findCargosTraidos(db, numeros))]),
    pagos: await findPagos(db, losDe(deEntidad('pagos'), 'numero')),
    saldos_a_favor: await findSaldosAFavor(db, losDe(deEntidad('saldos_a_favor'), 'referencia')),
    sanciones: await findSanciones(db, losDe(deEntidad('sanciones'), 'referencia')),
    legajos: await findLegajos(db, numeros),
    ampliaciones: await findAmpliaciones(db, numeros),
    visados: await findVisados(db, losDe(deEntidad('legajos', 'ampliaciones'), 'visado_numero')),
    importados: await findImportados(db, [...new Set(['deudas', ...filas.map(({ entidad }) => entidad)])]),
  };
};

export const findPropioCuit = async (db: Db, usuario_id: number | null): Promise<string | null> => {
  if (usuario_id === null) return null;
  const fila = await db
    .selectFrom('usuarios as u')
    .innerJoin('personas as p', 'p.id', 'u.persona_id')
    .select('p.cuit')
    .where('u.id', '=', usuario_id)
    .executeTakeFirst();
  return fila?.cuit ?? null;
};
