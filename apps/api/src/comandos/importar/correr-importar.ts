import { writeFile } from 'node:fs/promises';
import { todosLosMensajes } from '@colega/contract/mensajes';
import {
  type ControlesDeImportacion,
  contarSuspensiones,
  ENTIDADES_CON_IMPORTE,
  NOMBRES_DE_HOJA,
} from '@colega/domain/importaciones';
import { parseMonto } from '@colega/domain/importes';
import { puedeElOperador } from '@colega/domain/permisos';
import type { Db } from '../../db/conectar.ts';
import { ErrorDeArranque } from '../../error-de-arranque.ts';
import { hoy } from '../../hoy.ts';
import { LA_CONSOLA } from '../../modules/auditoria/autor.ts';
import { descargarInforme, leerImportacion } from '../../modules/importaciones/leer-importacion.service.ts';
import { pedirAceptar } from '../../modules/importaciones/pedir-aceptar.service.ts';
import {
  agregarArchivo,
  pedirEnsayo,
  subirImportacion,
} from '../../modules/importaciones/preparar-importacion.service.ts';
import { identificarOperador } from '../../modules/operadores/identificar.service.ts';
import { fraseDeRechazo } from '../explicar-rechazo.ts';

type Llamado = {
  archivos: readonly { nombre: string; bytes: Uint8Array }[];
  informe: string;
  aceptar: boolean;
  sinRechazadas: boolean;
  /** As they were written. */
  controles: ControlesDeImportacion;
  como: string | null;
  clave: (usuario: string) => Promise<string>;
  /** What was left to the background is done when this ends. */
  trabajar: (id: number) => Promise<void>;
  reloj: () => Date;
  avisar: (texto: string) => void;
};

const leerControl = (escrito: string | null): string | null => {
  if (escrito === null) return null;
  const leido = parseMonto(escrito);
  if (!leido.ok) throw new ErrorDeArranque(`«${escrito}» no es un importe.`);
  return leido.valor;
};

const DE_TODO = { distrito_id: null };

/** Without a name it is the server's console, which may all. */
const identificar = async (db: Db, { como, clave }: Llamado) => {
  if (como === null) return { autor: LA_CONSOLA, con_operadores: true };
  const { autor, operador } = await identificarOperador(db, { username: como, clave: await clave(como) });
  if (puedeElOperador(operador, 'importaciones.importar', DE_TODO) !== 'si')
    throw new ErrorDeArranque(todosLosMensajes.sin_permiso);
  return { autor, con_operadores: puedeElOperador(operador, 'operadores.administrar', DE_TODO) === 'si' };
};

const conFrase = async <T>(hacer: () => Promise<T>): Promise<T> => {
  try {
    return await hacer();
  } catch (error) {
    const frase = fraseDeRechazo(error);
    throw frase === null ? error : new ErrorDeArranque(frase);
  }
};

const contar = ({ resumen }: Awaited<ReturnType<typeof leerImportacion>>): string[] => {
  if (!resumen) return [];
  const { cuentas, motivos, siguen_desde, segundos } = resumen;
  const suspenden = contarSuspensiones(resumen);
  return [
    `Ensayada en ${segundos.toLocaleString('es-AR')} s:`,
    ...cuentas.map(
      ({ entidad, crea, cambia, igual, rechaza }) =>
        `  ${NOMBRES_DE_HOJA[entidad]}: ${crea} se crean, ${cambia} cambian, ${igual} quedan igual, ${rechaza} se rechazan`,
    ),
    ...ENTIDADES_CON_IMPORTE.map(
      (que) => `  ${NOMBRES_DE_HOJA[que]}: entran ${resumen[que].entra}, se rechazan ${resumen[que].rechazado}`,
    ),
    ...(suspenden === 0
      ? []
      : [`  Matrículas que se suspenden, y a cada técnico se le avisa: ${suspenden ?? 'las que digan las sanciones'}`]),
    ...(siguen_desde === null ? [] : [`  Los legajos del portal siguen desde el ${siguen_desde}`]),
    ...motivos.map(({ entidad, motivo, cuantas }) => `  ${NOMBRES_DE_HOJA[entidad]}, ${cuantas}: ${motivo}`),
  ];
};

/** The same services as the screen, one after another. Throws ErrorDeArranque with the sentence of a refusal. */
export const correrImportar = async (db: Db, llamado: Llamado): Promise<void> => {
  const { archivos, avisar, reloj } = llamado;
  const quien = await conFrase(() => identificar(db, llamado));
  const momento = () => ({ ahora: reloj(), hoy: hoy(reloj) });
  const pedido = () => ({ ...quien, ...momento() });
  const [primero, ...otros] = archivos;
  if (!primero) throw new ErrorDeArranque(todosLosMensajes.archivo_ausente);
  const id = await conFrase(async () => {
    const nueva = await subirImportacion(db, pedido(), primero);
    for (const otro of otros) await agregarArchivo(db, { ...pedido(), id: nueva }, otro);
    const controles = { ...llamado.controles };
    for (const que of ENTIDADES_CON_IMPORTE) controles[que] = leerControl(controles[que]);
    await pedirEnsayo(db, { ...pedido(), id: nueva }, controles);
    return nueva;
  });
  await llamado.trabajar(id);
  const ensayada = await leerImportacion(db, id);
  if (ensayada.estado !== 'ensayada') throw new ErrorDeArranque(ensayada.falla ?? todosLosMensajes.importacion_fallida);
  avisar(`Importación N.º ${id}. ${contar(ensayada).join('\n')}`);
  await writeFile(llamado.informe, await descargarInforme(db, id));
  avisar(`El informe, fila por fila, está en ${llamado.informe}`);
  if (!llamado.aceptar) return;
  await conFrase(() => pedirAceptar(db, { ...pedido(), id, sin_rechazadas: llamado.sinRechazadas }));
  await llamado.trabajar(id);
  const { estado, falla, hechas } = await leerImportacion(db, id);
  if (estado !== 'aceptada') throw new ErrorDeArranque(falla ?? todosLosMensajes.importacion_fallida);
  avisar(`Aceptada: ${hechas} filas escritas. Las invitaciones se mandan desde /colegio/importar/${id}.`);
};
