import { contarHecho, HECHOS_DE_LEGAJO, type NombreDeHecho } from '@colega/domain/legajos';
import type { EntidadDeAuditoria } from './auditoria.schemas.ts';

export const NOMBRES_DE_ENTIDAD: Readonly<Record<EntidadDeAuditoria, string>> = {
  legajo: 'Legajo',
  orden_pago: 'Cupón',
  cobranza: 'Cobro sin cupón',
  renglon: 'Renglón ilegible',
  persona: 'Persona',
  usuario: 'Cuenta',
  sesion: 'Ingresos de',
  localidad: 'Localidad',
  resolucion: 'Resolución',
  colegio: 'Datos del Colegio',
  rendicion: 'Rendición',
  acreditacion: 'Acreditación de un cobrador',
  gasto_de_banco: 'Gasto de un banco',
  entrega_de_caja: 'Entrega de caja',
  cierre: 'Cierre del día',
  cuenta_contable: 'Código de una cuenta',
  deposito: 'Depósito de la caja',
  arancel: 'Arancel en preparación',
  lista: 'Lista',
  importacion: 'Importación',
  cargos_del_anio: 'Cargos del año',
};

/** What is done to what is no file: those of a file are named where they are defined. */
const OTROS = {
  ingresar: 'Ingresó',
  ingreso_incorrecto: 'Ingreso con contraseña equivocada',
  ingreso_no_habilitado: 'Ingreso por una puerta que no es la suya',
  segundo_paso_incorrecto: 'Segundo paso equivocado',
  salir: 'Cerró su sesión',
  cerrar_sesion: 'Cerró una de sus sesiones',
  cerrar_las_demas: 'Cerró sus otras sesiones',
  cerrar_sesiones: 'Sesiones cerradas por el Colegio',
  cambiar_clave: 'Cambió su contraseña',
  enviar_recuperacion: 'Pidió otra contraseña',
  reiniciar_clave: 'Eligió otra contraseña con el enlace',
  pedir_quitar_factor: 'Pedido de reponer el acceso',
  segundo_factor_app_activada: 'Activó la app de códigos',
  segundo_factor_app_quitada: 'Quitó la app de códigos',
  segundo_factor_codigos_renovados: 'Pidió códigos de recuperación nuevos',
  segundo_factor_llave_agregada: 'Agregó una llave de acceso',
  segundo_factor_llave_quitada: 'Quitó una llave de acceso',
  segundo_factor_recuperacion_usada: 'Usó un código de recuperación',
  segundo_factor_quitado_por_el_colegio: 'Segundo factor quitado por el Colegio',
  alta_operador: 'Operador dado de alta',
  cambiar_roles: 'Roles cambiados',
  baja_operador: 'Operador dado de baja',
  alta: 'Persona dada de alta',
  corregir_persona: 'Datos de la persona corregidos',
  corregir_titulo: 'Título corregido',
  corregir_matricula: 'Matrícula corregida',
  agregar_matricula: 'Matrícula agregada',
  cargar_foto: 'Foto cargada',
  cargar_firma: 'Firma cargada',
  bloquear: 'Persona bloqueada',
  desbloquear: 'Bloqueo levantado',
  sancionar: 'Matrícula sancionada',
  rehabilitar: 'Matrícula rehabilitada',
  exceptuar: 'Excepción de estar al día',
  verificar_dato: 'Dato verificado',
  rechazar_dato: 'Dato rechazado',
  emitir_carnet: 'Credencial emitida',
  anular_carnet: 'Credencial anulada',
  mandar_enlace: 'Enlace de ingreso enviado',
  abrir_causa: 'Causa abierta',
  actualizar_causa: 'Causa actualizada',
  generar_cargos: 'Cargos del año generados',
  anular_cargos: 'Cargos del año anulados',
  pedir_anulacion_de_cargos: 'Anulación de cargos del año pedida',
  confirmar_anulacion_de_cargos: 'Anulación de cargos del año confirmada',
  rechazar_anulacion_de_cargos: 'Anulación de cargos del año que no se hizo',
  cobrar_regreso: 'Cargo por volver a ejercer',
  bonificar: 'Cuenta bonificada',
  pedir_bonificacion: 'Bonificación pedida',
  rechazar_bonificacion: 'Bonificación que no se hizo',
  acreditar: 'Pago acreditado a mano',
  revisar: 'Pago revisado',
  identificar: 'Cobro identificado',
  devolver: 'Dinero devuelto',
  reabrir: 'Cobro vuelto a abrir',
  revertir_pago: 'Pago revertido',
  pedir_devolucion: 'Devolución de un pago pedida',
  confirmar_devolucion: 'Devolución de un pago confirmada',
  rechazar_devolucion: 'Devolución de un pago rechazada',
  emitir_cupon: 'Cupón emitido en la caja',
  cancelar_cupon: 'Cupón cancelado',
  publicar: 'Resolución publicada',
  retirar_resolucion: 'Resolución retirada',
  preparar_arancel: 'Arancel empezado',
  cambiar_arancel: 'Arancel en preparación cambiado',
  descartar_arancel: 'Arancel en preparación descartado',
  ensayar_arancel: 'Ensayo de un arancel empezado',
  cancelar_ensayo: 'Ensayo cancelado',
  aprobar: 'Localidad aprobada',
  cambiar_identidad: 'Nombre, CUIT o contacto del Colegio cambiados',
  cambiar_colores: 'Colores del Colegio cambiados',
  cambiar_marca: 'Marca del Colegio cambiada',
  cambiar_distrito: 'Distrito u oficina cambiados',
  agregar_distrito: 'Distrito agregado',
  cerrar_distrito: 'Distrito cerrado',
  reabrir_distrito: 'Distrito abierto otra vez',
  mover_partidos: 'Partidos pasados a otro distrito',
  agregar_oficina: 'Oficina agregada',
  cambiar_oficina: 'Oficina cambiada',
  cerrar_oficina: 'Oficina cerrada',
  reabrir_oficina: 'Oficina abierta otra vez',
  agregar_banco: 'Banco agregado',
  cambiar_banco: 'Banco cambiado',
  dejar_banco: 'Banco que no se usa más',
  retomar_banco: 'Banco usado otra vez',
  cambiar_rubros: 'Rubros del Colegio cambiados',
  marcar_paso: 'Paso del primer día marcado',
  cerrar_primeros_pasos: 'Aviso de los primeros pasos cambiado',
  cambiar_plazo: 'Plazo cambiado',
  cambiar_texto: 'Texto cambiado',
  exportar_personas: 'Personas exportadas, con su contacto',
  leer_rendicion: 'Rendición leída',
  dar_entrada: 'Entrada dada a renglones de una rendición',
  anular_rendicion: 'Rendición anulada',
  confirmar_pareja: 'Renglón reconocido como un pago anotado',
  resolver_diferencia: 'Diferencia resuelta',
  es_un_cobro: 'Depósito reconocido como un cobro',
  deshacer_como_el_cobrador: 'Pago deshecho como lo dijo su cobrador',
  aceptar_deposito: 'Depósito de un cobrador aceptado',
  deshacer_acreditacion: 'Acreditación de un cobrador deshecha',
  anotar_gasto_de_banco: 'Gasto o interés de un banco anotado',
  deshacer_gasto_de_banco: 'Gasto o interés de un banco deshecho',
  cerrar_el_dia: 'Día cerrado',
  entregar_caja: 'Caja entregada',
  anotar_deposito: 'Depósito anotado',
  deshacer_deposito: 'Depósito deshecho',
  cambiar_codigo_de_cuenta: 'Código de una cuenta cambiado',
  preparar_lista: 'Lista preparada',
  corregir_lista: 'Lista en preparación corregida',
  publicar_lista: 'Lista publicada',
  retirar_lista: 'Lista retirada',
  ensayar_lista: 'Ensayo de una lista empezado',
  aceptar_importacion: 'Importación aceptada',
  descartar_importacion: 'Importación descartada',
  invitar_importados: 'Invitaciones enviadas',
  importar: 'Vino del sistema anterior',
  importar_cambios: 'Cambiado por una importación',
} as const;

/** What is written in the trail: each has its words, so that nothing is written that nobody could read. */
export type AccionDeAuditoria = keyof typeof OTROS | NombreDeHecho;

const DE_LEGAJO: Readonly<Record<string, string>> = Object.fromEntries(
  HECHOS_DE_LEGAJO.map((accion) => [accion, contarHecho(accion).hecho]),
);

/** What an action is called when it is done to this. */
const DE_ENTIDAD: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  legajo: DE_LEGAJO,
  localidad: { crear: 'Localidad agregada', editar: 'Localidad corregida' },
} satisfies Partial<Record<EntidadDeAuditoria, Readonly<Partial<Record<AccionDeAuditoria, string>>>>>;

/** `una_accion` is read as "Una accion" when nobody named it. */
export const decirClave = (clave: string): string => {
  const palabras = clave.replaceAll('_', ' ');
  return palabras.charAt(0).toUpperCase() + palabras.slice(1);
};

const NOMBRES_DE_HECHOS: Readonly<Record<string, string>> = { ...DE_LEGAJO, ...OTROS };

const nombreEn = (nombres: Readonly<Record<string, string>>, accion: string): string | undefined =>
  Object.hasOwn(nombres, accion) ? nombres[accion] : undefined;

export const nombreDeHecho = (accion: string, entidad: string): string =>
  nombreEn(DE_ENTIDAD[entidad] ?? {}, accion) ?? nombreEn(NOMBRES_DE_HECHOS, accion) ?? decirClave(accion);

/** An action of the same name is one, whatever it is done to. */
export const ACCIONES_DE_AUDITORIA = Object.entries({ ...OTROS, ...DE_LEGAJO })
  .map(([valor, etiqueta]) => ({ valor, etiqueta }))
  .sort((una, otra) => una.etiqueta.localeCompare(otra.etiqueta, 'es'));

export const nombreDeEntidad = (entidad: string): string =>
  Object.hasOwn(NOMBRES_DE_ENTIDAD, entidad) ? NOMBRES_DE_ENTIDAD[entidad as EntidadDeAuditoria] : decirClave(entidad);
