import type { Fecha } from '@colega/domain/fechas';
import type { Catalogo } from '@colega/domain/honorarios';
import { formatCuit, formatCuitODni } from '@colega/domain/identificadores';
import {
  armarTextos,
  CATASTRO_COMPARTIDO,
  formatDireccion,
  TEXTOS_DE_UNIDAD,
  textosCargados,
} from '@colega/domain/legajos';
import type { Db } from '../../db/conectar.ts';
import { renderPlanilla } from '../../documents/planilla-de-calculo.ts';
import { errorNoEncontrado } from '../../http/error-http.ts';
import { leerEmisor } from '../colegio/leer-emisor.service.ts';
import { findCalculo } from './calculos.repository.ts';
import { armarCalculo, URL_DE_PLANILLA } from './calculos.service.ts';
import { type FilaDePlanilla, findDatosDePlanilla } from './planilla.repository.ts';

export const planillaDeCalculo = async (
  db: Db,
  catalogo: Catalogo,
  { id, url }: { id: number; url: string },
  { personaId, hoy }: { personaId: number; hoy: Fecha },
): Promise<Uint8Array> => {
  const fila = url === URL_DE_PLANILLA ? await findCalculo(db, id, personaId) : undefined;
  const datos = fila && (await findDatosDePlanilla(db, id));
  if (!fila || !datos) throw errorNoEncontrado();
  const calculo = armarCalculo(fila);
  const categorias = catalogo.categorias.get(calculo.segmento) ?? [];
  return renderPlanilla({
    colegio: await leerEmisor(db, personaId, 'planilla', hoy),
    calculo,
    calculado: fila.creado_en,
    segmento: catalogo.segmentos.get(calculo.segmento)?.nombre ?? calculo.segmento,
    categoria: categorias.find(({ key }) => key === calculo.categoria)?.nombre ?? calculo.categoria,
    matriculado: { ...datos.matriculado, cuit: formatCuit(datos.matriculado.cuit) },
    legajo: datos.legajo && textosDeLegajo(datos.legajo),
  });
};

const CONTRATOS: Readonly<Record<string, string>> = { original: 'Original', ampliacion: 'Ampliación' };

type Guardado = NonNullable<FilaDePlanilla['legajo']>;

const textosDeLegajo = (legajo: Guardado) => ({
  numero: legajo.numero,
  contrato: CONTRATOS[legajo.tipo_contrato] ?? legajo.tipo_contrato,
  matricula: `${legajo.matricula.codigo} · ${legajo.matricula.descripcion}`,
  rubro: legajo.rubro,
  modalidad: legajo.modalidad,
  comitentes: legajo.comitentes.map(
    ({ apellido_nombre, cuit }) => `${apellido_nombre} (${formatCuitODni(cuit).replace(/^CUIT /, '')})`,
  ),
  ubicacion: textoDeUbicacion(legajo.inmuebles),
});

const textoDeUbicacion = ([primero, ...otros]: Guardado['inmuebles']): string => {
  if (!primero) return '';
  const calle = formatDireccion(
    otros.length === 0 ? primero : { ...primero, ...armarTextos(TEXTOS_DE_UNIDAD, () => '') },
  );
  const lugar = primero.localidad === primero.partido ? primero.localidad : `${primero.localidad} (${primero.partido})`;
  const catastro = textosCargados(primero, CATASTRO_COMPARTIDO)
    .map((parte) => parte.join(' '))
    .join(', ');
  const unidades = otros.length > 0 ? ` · ${otros.length + 1} unidades` : '';
  return `${calle}, ${lugar} · ${catastro}${unidades}`;
};
