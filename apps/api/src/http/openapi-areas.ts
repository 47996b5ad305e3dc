import { rutasDeAuditoria } from '@colega/contract/auditoria';
import { rutasDeAvisos, rutasDeDispositivos } from '@colega/contract/avisos';
import { rutasDeBorradores, rutasDeListaDeBorradores } from '@colega/contract/borradores';
import { rutasDeBusqueda } from '@colega/contract/busqueda';
import { rutasDeCertificados, rutasDeEmision } from '@colega/contract/certificados';
import { rutasDeAjustes, rutasDeListas, rutasDePrimerosPasos, rutasDeValores } from '@colega/contract/colegio';
import {
  rutasDeAcreditaciones,
  rutasDeCaja,
  rutasDeCargosDelAnio,
  rutasDeCierres,
  rutasDeConciliaciones,
  rutasDeCuentasDePersonas,
  rutasDeCupones,
  rutasDeDepositos,
  rutasDeDeudores,
  rutasDeIntencion,
  rutasDeLiquidaciones,
  rutasDeLoPorRevisar,
  rutasDelLibro,
  rutasDePagos,
  rutasDePagosRecibidos,
  rutasDePapeles,
  rutasDeRendiciones,
  rutasDeResumen,
} from '@colega/contract/dinero';
import { rutasDeAranceles, rutasDeEnsayos, rutasDeHonorarios, rutasDelLaboratorio } from '@colega/contract/honorarios';
import { rutasDeImportaciones } from '@colega/contract/importaciones';
import { rutasDeInformes } from '@colega/contract/informes';
import {
  rutasDeBandeja,
  rutasDeDetalles,
  rutasDeLegajos,
  rutasDeListaAMedida,
  rutasDeObservaciones,
  rutasDeRevision,
  rutasDeYaCargados,
} from '@colega/contract/legajos';
import { rutasDeLotes } from '@colega/contract/lotes';
import { rutasDeMedia } from '@colega/contract/media';
import { rutasDeOperadores } from '@colega/contract/operadores';
import { rutasDeActosSobrePersonas, rutasDePerfil, rutasDePersonas } from '@colega/contract/perfil';
import { rutasDeLocalidadesDelColegio, rutasDeLugares, rutasDeReferencias } from '@colega/contract/referencias';
import type { Ruta, TablaDeRutas } from '@colega/contract/route';
import { rutasDeSegundoFactor, rutasDeSesion } from '@colega/contract/sesion';
import { rutasDeCalendario, rutasDeTablero } from '@colega/contract/tablero';
import { rutasDeVerificacion } from '@colega/contract/verificacion';

type Area = { name: string; description: string };

const AREAS: readonly (readonly [Area, ...TablaDeRutas[]])[] = [
  [
    { name: 'sesion', description: 'Entrar, renovar la sesión, salir, las contraseñas y el segundo factor.' },
    ...[rutasDeSesion, rutasDeSegundoFactor],
  ],
  [{ name: 'perfil', description: 'La persona de la sesión: matrículas, bloqueos, causas e imágenes.' }, rutasDePerfil],
  [
    { name: 'personas', description: 'Las personas, como las lleva el Colegio, y sus actos sobre ellas.' },
    ...[rutasDePersonas, rutasDeActosSobrePersonas],
  ],
  [
    {
      name: 'colegio',
      description: 'Lo que el Colegio dice de sí mismo: quién es, sus distritos, oficinas, plazos, textos y listas.',
    },
    { ...rutasDeAjustes, ...rutasDePrimerosPasos },
    { ...rutasDeListas, ...rutasDeValores },
  ],
  [
    { name: 'importaciones', description: 'Lo que el Colegio trae de su sistema anterior: se ensaya y se acepta.' },
    rutasDeImportaciones,
  ],
  [
    { name: 'tablero', description: 'Lo que hay que hacer y lo que se debe, la credencial digital y las noticias.' },
    { ...rutasDeTablero, ...rutasDeCalendario },
  ],
  [
    { name: 'busqueda', description: 'Lo propio que tiene un texto, sea un legajo, un cupón o un certificado.' },
    rutasDeBusqueda,
  ],
  [
    { name: 'referencias', description: 'Las listas con las que se completa un legajo, el padrón y los lugares.' },
    ...[rutasDeReferencias, rutasDeLugares, rutasDeLocalidadesDelColegio],
  ],
  [
    { name: 'legajos', description: 'Los legajos de obra, sus contratos y lo que el Colegio observó.' },
    ...[{ ...rutasDeLegajos, ...rutasDeListaAMedida }, rutasDeYaCargados, rutasDeDetalles, rutasDeObservaciones],
  ],
  [
    { name: 'revision', description: 'Los legajos, como los revisa el Colegio, y sus actos sobre ellos.' },
    ...[rutasDeRevision, rutasDePapeles],
  ],
  [
    { name: 'honorarios', description: 'El honorario mínimo, calculado y explicado.' },
    ...[rutasDeHonorarios, rutasDelLaboratorio],
  ],
  [
    {
      name: 'aranceles',
      description: 'Las resoluciones de honorarios: prepararlas, ensayarlas, publicarlas y retirarlas.',
    },
    ...[rutasDeAranceles, rutasDeEnsayos],
  ],
  [
    { name: 'cuenta', description: 'Lo que se debe, los cupones, los recibos y el resumen.' },
    ...[rutasDeLiquidaciones, rutasDeCupones, rutasDeResumen],
  ],
  [
    { name: 'pagos', description: 'Los medios de pago y las páginas de los proveedores.' },
    ...[{ ...rutasDePagos, ...rutasDeIntencion }, rutasDeLoPorRevisar],
  ],
  [
    {
      name: 'tesoreria',
      description:
        'La caja del Colegio, los pagos que recibió, los cargos del año, la cuenta de cada persona y quién debe.',
    },
    ...[
      rutasDeCaja,
      rutasDePagosRecibidos,
      { ...rutasDeCargosDelAnio, ...rutasDeCuentasDePersonas, ...rutasDeDeudores },
    ],
  ],
  [
    {
      name: 'libro',
      description:
        'Las rendiciones de los cobradores y lo que depositan, los cierres del día, los depósitos, el libro y su conciliación.',
    },
    { ...rutasDeRendiciones, ...rutasDeAcreditaciones, ...rutasDeCierres, ...rutasDeDepositos },
    { ...rutasDelLibro, ...rutasDeConciliaciones },
  ],
  [
    { name: 'certificados', description: 'Los certificados de un legajo y sus anexos.' },
    { ...rutasDeCertificados, ...rutasDeEmision },
  ],
  [{ name: 'documentos', description: 'Varios papeles en un archivo.' }, rutasDeLotes],
  [
    { name: 'borradores', description: 'Lo que se está cargando y todavía no se guardó.' },
    { ...rutasDeListaDeBorradores, ...rutasDeBorradores },
  ],
  [{ name: 'media', description: 'Las fotos y los archivos que se suben.' }, rutasDeMedia],
  [
    { name: 'verificacion', description: 'Lo que cualquiera comprueba con el código de un QR, sin sesión.' },
    rutasDeVerificacion,
  ],
  [{ name: 'bandeja', description: 'Lo que espera al Colegio, y quién lo tiene.' }, rutasDeBandeja],
  [
    { name: 'avisos', description: 'Lo que se le avisa a quien ingresó, y por dónde lo recibe.' },
    { ...rutasDeAvisos, ...rutasDeDispositivos },
  ],
  [{ name: 'operadores', description: 'Lo que hace quien opera por el Colegio.' }, rutasDeOperadores],
  [{ name: 'informes', description: 'Lo que el Colegio hizo, contado y sumado.' }, rutasDeInformes],
  [{ name: 'auditoria', description: 'Quién hizo qué y cuándo, y si se conserva como se escribió.' }, rutasDeAuditoria],
];

export const areas = (): Area[] => AREAS.map(([area]) => area);

export function areaDe(ruta: Ruta): string {
  const suya = AREAS.find(([, ...tablas]) => tablas.some((tabla) => Object.values(tabla).includes(ruta)));
  if (!suya) throw new Error(`${ruta.method} ${ruta.path} no es de ningún área de openapi-areas.ts`);
  return suya[0].name;
}
