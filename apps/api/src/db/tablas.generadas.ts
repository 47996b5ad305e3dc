// Written by `npm run tablas` from the migrated database: a change of it is a migration.
import type { CorteDeAuditoria } from '@colega/contract/auditoria';
import type { HallazgoDeConciliacion } from '@colega/contract/dinero';
import type { ControlesLeidos, HojaDeImportacion, ResumenLeido } from '@colega/contract/importaciones';
import type { MetodoDeIngreso } from '@colega/contract/sesion';
import type { EstadoDeCertificado, TipoDeCertificado } from '@colega/domain/certificados';
import type { ClaveDeLista, ColumnasPropias, FilaDeLista } from '@colega/domain/colegio';
import type {
  Circuito,
  ConceptoDeMatricula,
  EstadoDeCupon,
  EstadoDeIntencion,
  MedioDePago,
  MedioEnLinea,
} from '@colega/domain/dinero';
import type { AcumuladoDeEnsayo, CuentaExplicada, Honorario } from '@colega/domain/honorarios';
import type { EntidadAImportar, EstadoDeImportacion } from '@colega/domain/importaciones';
import type {
  AccionDeObservacion,
  CircuitoDeDetalle,
  Cola,
  EstadoDeLegajo,
  EstadoDeObservacion,
  ObservacionEnCurso,
  TipoDeCalculo,
  TipoDeContrato,
} from '@colega/domain/legajos';
import type { EstadoDeMatricula, Telefono } from '@colega/domain/perfil';
import type { Contexto, Rol } from '@colega/domain/permisos';
import type { ColumnType, Generated } from 'kysely';

export type BaseDeDatos = {
  acreditacion_cobros: {
    acreditacion_id: number;
    medio: string;
    importe: string;
  };
  acreditacion_depositos: {
    acreditacion_id: number;
    renglon_id: number;
    banco: string;
    importe: string;
    deshecha: Generated<boolean>;
  };
  acreditacion_dias: {
    acreditacion_id: number;
    dia: string;
    medio: string;
    importe: string;
    acordada: string;
  };
  acreditaciones: {
    id: Generated<number>;
    cobrador: string;
    dia: string;
    cobrado: string;
    depositado: string;
    comision: string;
    acordada: string;
    quien: string;
    cuando: Date;
    deshecha_en: Date | null;
    motivo: string | null;
    deshizo: string | null;
    sin_acordar: boolean | null;
  };
  anulaciones_de_cargos: {
    id: Generated<number>;
    generacion_id: number;
    motivo: string;
    estado: Generated<'pedida' | 'en_curso' | 'terminada' | 'rechazada'>;
    pidio_id: number;
    pidio: string;
    pedida_en: Date;
    decidio_id: number | null;
    decidio: string | null;
    decidida_en: Date | null;
    respuesta: string | null;
    por_mirar: Generated<number>;
    miradas: Generated<number>;
    ultima: Generated<number>;
    anulados: Generated<number>;
    importe: Generated<string>;
    quedaron: Generated<number>;
    terminada_en: Date | null;
  };
  apps_de_codigos: {
    usuario_id: number;
    secreto: Buffer | null;
    activa_desde: Date | null;
    ultimo_paso: number | null;
    pendiente: Buffer | null;
    pendiente_hasta: Date | null;
  };
  aranceles_en_preparacion: {
    id: Generated<number>;
    nombre: string;
    vigente_desde: string;
    base_id: number | null;
    contenido: ColumnType<unknown, string, string>;
    sin_leer: ColumnType<Record<string, string>, string | undefined, string>;
    version: Generated<number>;
    creado_por: number;
    creado_en: Date;
    tocado_por: number;
    tocado_en: Date;
    escribieron: Generated<number[]>;
    publicado_por: number | null;
    resolucion_id: number | null;
    terminado_en: Date | null;
    escritas: ColumnType<Record<string, number>, string | undefined, string>;
  };
  archivos_de_importacion: {
    id: Generated<number>;
    importacion_id: number;
    nombre: string;
    huella: string;
    contenido: Buffer;
  };
  asientos: {
    id: Generated<number>;
    cuando: Date;
    concepto: string;
    orden_id: number | null;
    operacion_id: number | null;
    transaccion: Generated<string>;
    cobro_id: number | null;
    deposito_id: number | null;
    acreditacion_id: number | null;
    cierre_id: number | null;
    gasto_de_banco_id: number | null;
  };
  asientos_sin_cerrar: {
    asiento_id: number;
    dia: string;
    sumado: Generated<boolean>;
  };
  asientos_sin_sumar: {
    asiento_id: number;
  };
  auditoria: {
    id: Generated<number>;
    cuando: Date;
    usuario_id: number | null;
    quien: string;
    entidad: string;
    entidad_id: number;
    accion: string;
    desde: ColumnType<unknown, string | null | undefined, never>;
    hasta: ColumnType<unknown, string | null | undefined, never>;
    motivo: string | null;
    distrito_id: ColumnType<number | null, never, never>;
    cadena: ColumnType<number, never, never>;
    lugar: ColumnType<number, never, never>;
    hash: ColumnType<Buffer, never, never>;
  };
  avisados_por_dispositivo: {
    evento: string;
    cosa: string;
    cosa_id: string;
    persona_id: number;
    creado_en: Date;
  };
  avisos: {
    id: Generated<number>;
    evento: string;
    cosa: string;
    cosa_id: string;
    persona_id: number;
    canal: 'portal' | 'correo';
    creado_en: Date;
    tomado_en: Date | null;
    intentos: Generated<number>;
    enviado_en: Date | null;
    resultado: 'enviado' | 'sin_correo' | 'sin_motivo' | 'rechazado' | null;
    falla: string | null;
    datos: ColumnType<Record<string, string> | null, string | null, string | null>;
    titulo: string | null;
    detalle: string | null;
    enlace: string | null;
    distrito_id: number | null;
    leido_en: Date | null;
    grupo: string | null;
    en_resumen: Generated<boolean>;
    resumen_id: number | null;
  };
  avisos_en_dispositivos: {
    id: Generated<number>;
    evento: string;
    cosa: string;
    cosa_id: string;
    dispositivo_id: number;
    titulo: string;
    enlace: string | null;
    creado_en: Date;
    tomado_en: Date | null;
    intentos: Generated<number>;
    enviado_en: Date | null;
    resultado: 'enviado' | 'rechazado' | 'tarde' | null;
    falla: string | null;
  };
  bajas_en_proveedor: {
    id: Generated<number>;
    orden_id: number;
    intencion_id: number | null;
    estado: Generated<'pendiente' | 'hecha' | 'imposible'>;
    intentos: Generated<number>;
    detalle: string | null;
    creada_en: Date;
    proximo_intento: Date | null;
    terminada_en: Date | null;
  };
  bancos: {
    id: Generated<number>;
    clave: string;
    nombre: string;
    cbu: string | null;
    columnas: ColumnType<ColumnasPropias, string | undefined, string>;
    desde: string;
    dejado_desde: string | null;
  };
  barridos: {
    nombre: string;
    hasta: string;
  };
  bloqueos: {
    id: Generated<number>;
    persona_id: number;
    tipo_bloqueo_id: number;
    vigente: boolean;
    motivo: Generated<string>;
  };
  bloqueos_rangos: {
    id: Generated<number>;
    bloqueo_id: number;
    estado: 'inicio' | 'fin';
    fecha: string;
  };
  bonificaciones: {
    id: Generated<number>;
    persona_id: number;
    cargo_id: number | null;
    sancion_id: number | null;
    que: string | null;
    entera: boolean;
    importe: string;
    motivo: string;
    estado: Generated<'pedida' | 'confirmada' | 'rechazada'>;
    pidio_id: number;
    pidio: string;
    pedida_en: Date;
    decidio_id: number | null;
    decidio: string | null;
    decidida_en: Date | null;
    respuesta: string | null;
    credito_id: number | null;
    orden_id: number | null;
  };
  borradores: {
    id: string;
    persona_id: number;
    nombre: string;
    version: Generated<number>;
    formulario: number;
    que: string;
    detalle: string;
    paso: string;
    falta: string[];
    enlace: string;
    dispositivo: string;
    valores: string;
    avisado: Generated<number>;
    avisado_en: Date | null;
    creado_en: Date;
    actualizado_en: Date;
  };
  cadenas_de_auditoria: {
    id: number;
    lugar: number;
    hash: Buffer;
  };
  calculos_honorarios: {
    id: Generated<number>;
    persona_id: number;
    usuario_id: number;
    resolucion_id: number;
    fecha: string;
    segmento: string;
    honorario: string;
    honorario_convenido: string;
    pedido: ColumnType<unknown, string, string>;
    respuesta: ColumnType<unknown, string, string>;
    creado_en: Date;
  };
  calendarios: {
    persona_id: number;
    version: number;
    huella: string | null;
  };
  cambios_avisados: {
    id: Generated<number>;
    resolucion_id: number | null;
    cosa: 'legajo' | 'borrador' | 'persona';
    cosa_id: string;
    persona_id: number;
    avisado_en: Date;
    lista_id: number | null;
  };
  cargos: {
    id: Generated<number>;
    matricula_id: number;
    concepto: ConceptoDeMatricula;
    anio: number;
    descripcion: string;
    importe: string;
    vencimiento: string;
    creado_en: Date;
    generacion_id: number | null;
  };
  cargos_anulados: {
    id: number;
    anulacion_id: number;
    matricula_id: number;
    concepto: string;
    anio: number;
    descripcion: string;
    importe: string;
    vencimiento: string;
    creado_en: Date;
    anulado_en: Date;
  };
  cargos_de_contrato: {
    detalle_id: number;
    circuito: CircuitoDeDetalle;
    importe: string;
    actualizado_en: Date;
    traido: string | null;
  };
  cargos_de_contrato_cambios: {
    id: Generated<number>;
    detalle_id: number;
    circuito: CircuitoDeDetalle;
    antes: string | null;
    importe: string;
    cuando: Date;
  };
  carnets: {
    id: Generated<number>;
    persona_id: number;
    numero: string;
    fecha: string;
    vencimiento: string;
    anulado: Generated<boolean>;
  };
  causas: {
    id: Generated<number>;
    persona_id: number;
    numero: string;
    descripcion: string;
    vigente_desde: string;
    estado: string;
    fecha_estado: string;
    situacion_clase: 'success' | 'info' | 'warning' | 'danger';
    situacion_mensaje: string;
  };
  ceps: {
    id: Generated<number>;
    detalle_id: number;
    fecha: string;
    importe: string;
    anulado: Generated<boolean>;
    orden_pago_id: number | null;
  };
  certificados: {
    id: Generated<number>;
    legajo_id: number;
    inmueble_id: number | null;
    type: TipoDeCertificado;
    numero_certificado: string;
    fecha_creacion: string;
    estado: EstadoDeCertificado;
    codigo: string;
    datos: ColumnType<Record<string, unknown>, string, string>;
    impreso: ColumnType<Record<string, unknown>, string, string>;
    referencia_id: number | null;
    creado_en: Generated<Date>;
    editado_en: Date | null;
    anulado_en: Date | null;
    version: Generated<number>;
    version_fecha: string | null;
    motivo_anulacion: string | null;
  };
  certificados_buscados: {
    certificado_id: number;
    persona_id: number;
    type: string;
    estado: string;
    fecha_creacion: string;
    busqueda: string;
  };
  cierre_arqueos: {
    id: Generated<number>;
    cierre_id: number;
    medio: 'caja' | 'cheque' | 'tarjeta';
    contado: string;
    motivo: string | null;
  };
  cierre_asientos: {
    asiento_id: number;
    cierre_id: number;
    anterior: Generated<boolean>;
  };
  cierre_cuentas: {
    id: Generated<number>;
    cierre_id: number;
    medio: string;
    banco: string | null;
    inicial: string;
    entradas: string;
    salidas: string;
    final: string;
    diferencia: Generated<string>;
  };
  cierre_entregas: {
    entrega_id: number;
    cierre_id: number;
  };
  cierre_sin_entregar: {
    cierre_id: number;
    quien: string;
    medio: 'caja' | 'cheque' | 'tarjeta';
    esperado: string;
  };
  cierre_totales: {
    id: Generated<number>;
    cierre_id: number;
    medio: string;
    banco: string | null;
    circuito: string | null;
    quien: string | null;
    movimientos: number;
    entradas: string;
    salidas: string;
  };
  cierres: {
    id: Generated<number>;
    numero: number;
    dia: string;
    asientos: number;
    total: string;
    quien: string;
    cerrado_en: Date;
    transaccion: Generated<string>;
  };
  claves_de_reinicio: {
    id: Generated<number>;
    usuario_id: number;
    hash: Buffer;
    creada_en: Date;
    vence_en: Date;
  };
  cobranzas_ilegibles: {
    id: Generated<number>;
    renglon: string;
    registrado_en: Date;
    motivo: string | null;
    quien: string | null;
    revisado_en: Date | null;
  };
  cobros_de_caja: {
    id: Generated<number>;
    total: string;
    vuelto: string;
    usuario_id: number | null;
    quien: string;
    cuando: Date;
  };
  cobros_sin_cupon: {
    id: Generated<number>;
    medio: string;
    externo: string;
    numero_boleta: string;
    importe: string;
    fecha_pago: Date;
    registrado_en: Date;
    operacion_id: number | null;
    banco: string | null;
    credito_id: number | null;
    devuelto_en: Date | null;
    motivo: string | null;
    quien: string | null;
    anulado_en: Date | null;
    reabre_id: number | null;
    comprobante_devolucion: string | null;
    banco_devolucion: string | null;
  };
  codigos_de_cuentas: {
    id: Generated<number>;
    cuenta: string;
    codigo: string;
    nombre: string;
    vigente_desde: string;
    quien: string;
    anotado_en: Date;
  };
  codigos_de_recuperacion: {
    usuario_id: number;
    hash: Buffer;
    usado_en: Date | null;
  };
  colegio: {
    id: Generated<number>;
    nombre: string;
    cuit: string;
    domicilio: string;
    telefono: string;
    correo: string;
    color: string | null;
    marca: string | null;
    lectura: Generated<string>;
    color_oscuro: string | null;
    localidad: Generated<string>;
    primeros_pasos_cerrados: Generated<boolean>;
  };
  comprobantes: {
    id: Generated<number>;
    numero: number;
    orden_id: number;
    operacion_id: number;
    fecha: string;
    importe: string;
    creado_en: Date;
    codigo: Generated<string>;
  };
  conciliaciones: {
    id: Generated<number>;
    pedida_en: Date;
    quien: string | null;
    dias: number;
    estado: Generated<'en_cola' | 'corriendo' | 'lista' | 'fallida'>;
    terminada_en: Date | null;
    diferencias: ColumnType<HallazgoDeConciliacion[] | null, string | undefined, string>;
    por_revisar: number | null;
  };
  consultas_de_credenciales: {
    persona_id: number;
    mes: string;
    cuantas: number;
  };
  contextos: {
    usuario_id: number;
    modo: Contexto;
  };
  correos_de_comitentes: {
    persona_id: number;
    cuit: string;
    correo: string;
    usado_en: Date;
  };
  creditos: {
    id: Generated<number>;
    persona_id: number;
    origen: 'pago' | 'bonificacion' | 'importacion';
    descripcion: string;
    importe: string;
    creado_en: Date;
    externo: string | null;
  };
  cuentas: {
    clave: string;
    hasta: number;
    cuanto: number;
  };
  cvds: {
    id: Generated<number>;
    legajo_id: number;
    numero: string;
    numero_control: string;
    hash: string;
    fecha: string;
    estado: Generated<'vigente' | 'anulado'>;
    usuario_id: number | null;
    quien: string;
    creado_en: Date;
  };
  depositos: {
    id: Generated<number>;
    medio: 'caja' | 'cheque' | 'tarjeta';
    banco: string;
    importe: string;
    dia: string;
    comprobante: string;
    nota: string | null;
    quien: string;
    cuando: Date;
    deshecho_en: Date | null;
    motivo: string | null;
    deshizo: string | null;
    comision: Generated<string>;
  };
  desafios: {
    hash: Buffer;
    usuario_id: number;
    para: 'portal' | 'colegio' | 'cuenta' | 'llave_nueva';
    reto: string;
    creado_en: Date;
    vence_en: Date;
  };
  detalle_tareas: {
    detalle_id: number;
    orden: number;
    tarea_id: number;
    monto: string;
  };
  devoluciones: {
    id: Generated<number>;
    credito_id: number;
    importe: string;
    motivo: string;
    comprobante: string | null;
    reversion_id: number | null;
    quien: string;
    cuando: Date;
    banco: string | null;
    cobro_id: number | null;
  };
  devoluciones_de_pagos: {
    id: Generated<number>;
    operacion_id: number | null;
    cobro_id: number | null;
    por: 'proveedor' | 'transferencia';
    estado: 'pedida' | 'en_proceso' | 'confirmada' | 'rechazada';
    importe: string;
    motivo: string;
    pidio_id: number | null;
    pidio: string;
    pedida_en: Date;
    decidio_id: number | null;
    decidio: string | null;
    decidida_en: Date | null;
    banco: string | null;
    comprobante: string | null;
    fecha: string | null;
    respuesta: string | null;
    proxima_consulta: Date | null;
    enviada_en: Date | null;
  };
  dias_de_avisos: {
    trabajo: string;
    hasta: string;
  };
  dispositivos: {
    id: Generated<number>;
    usuario_id: number;
    hash: Buffer;
    creado_en: Date;
    usado_en: Date;
  };
  dispositivos_con_avisos: {
    id: Generated<number>;
    usuario_id: number;
    sesion_id: string;
    huella: Buffer | null;
    direccion: string;
    p256dh: string;
    auth: string;
    clave: string;
    dispositivo: string;
    creado_en: Date;
    avisado_en: Date | null;
  };
  distritos: {
    id: Generated<number>;
    clave: string;
    nombre: string;
    cerrado: Generated<boolean>;
  };
  enlaces_de_administracion: {
    id: Generated<number>;
    hash: Buffer;
    creado_en: Date;
    vence_en: Date;
  };
  ensayo_archivos: {
    ensayo_id: number;
    formato: 'csv' | 'xlsx';
    estado: Generated<'en_cola' | 'listo' | 'fallido'>;
    contenido: Buffer | null;
    creado_en: Date;
  };
  ensayo_explicados: {
    ensayo_id: number;
    detalle_id: number;
    antes: ColumnType<Honorario | CuentaExplicada, string, never>;
    ahora: ColumnType<Honorario | CuentaExplicada, string, never>;
  };
  ensayo_lineas: {
    ensayo_id: number;
    detalle_id: number;
    clase: 'comparado' | 'alcanza' | 'sin_ensayar';
    motivo: string | null;
    antes: string | null;
    ahora: string | null;
    porcentaje: string | null;
  };
  ensayos: {
    id: Generated<number>;
    arancel_id: number | null;
    version: number;
    nombre: string;
    vigente_desde: string;
    contenido: ColumnType<Record<string, unknown>, string, never>;
    desde: string;
    hasta: string;
    estado: Generated<'pendiente' | 'corriendo' | 'terminado' | 'cancelado' | 'fallido'>;
    total: number | null;
    hechos: Generated<number>;
    ultimo_detalle_id: Generated<number>;
    hasta_detalle_id: number;
    tanda: Generated<number>;
    acumulado: ColumnType<AcumuladoDeEnsayo, string, string>;
    fallas: Generated<number>;
    latido: Date;
    pedido_por: number;
    creado_en: Date;
    cancelado_por: number | null;
    terminado_en: Date | null;
    lista_id: number | null;
  };
  entrega_contados: {
    entrega_id: number;
    medio: 'caja' | 'cheque' | 'tarjeta';
    esperado: string;
    contado: string;
    motivo: string | null;
  };
  entrega_movimientos: {
    movimiento_id: number;
    entrega_id: number;
  };
  entregas_de_caja: {
    id: Generated<number>;
    quien: string;
    dia: string;
    entregada_en: Date;
    transaccion: Generated<string>;
  };
  envios_de_certificados: {
    id: Generated<number>;
    certificado_id: number;
    persona_id: number;
    version: number;
    correo: string;
    pedido_en: Date;
    tomado_en: Date | null;
    intentos: Generated<number>;
    enviado_en: Date | null;
    resultado: 'enviado' | 'rechazado' | 'sin_entregar' | 'sin_motivo' | null;
    falla: string | null;
  };
  estados_legajos: {
    id: Generated<number>;
    clave: EstadoDeLegajo;
    nombre: string;
    color: string;
    color_texto: string;
    orden: number;
  };
  estados_matriculas: {
    id: Generated<number>;
    clave: EstadoDeMatricula;
    nombre: string;
    abreviatura: 'T' | 'R';
    color: string;
    color_texto: string;
  };
  exportaciones_del_libro: {
    id: Generated<number>;
    usuario_id: number;
    formato: 'csv' | 'xlsx';
    desde: string;
    hasta: string;
    lineas: number;
    hechas: Generated<number>;
    estado: Generated<'en_cola' | 'listo' | 'fallido'>;
    contenido: Buffer | null;
    creada_en: Date;
  };
  firmas_del_colegio: {
    id: Generated<number>;
    clave: string;
    texto: string;
    desde: Date;
  };
  gastos_de_banco: {
    id: Generated<number>;
    renglon_id: number;
    banco: string;
    clase: 'gasto' | 'interes';
    sale: boolean;
    importe: string;
    quien: string;
    cuando: Date;
    deshecho_en: Date | null;
    motivo: string | null;
    deshizo: string | null;
  };
  generaciones_de_cargos: {
    id: Generated<number>;
    anio: number;
    estado: 'en_curso' | 'terminada';
    por_mirar: number;
    miradas: Generated<number>;
    ultima: Generated<number>;
    cargos: Generated<number>;
    importe: Generated<string>;
    usuario_id: number | null;
    quien: string;
    pedida_en: Date;
    terminada_en: Date | null;
  };
  idempotencia: {
    usuario_id: number;
    clave: string;
    huella: Buffer;
    status: number;
    respuesta: ColumnType<{ cuerpo: unknown }, string, string>;
    creado_en: Date;
  };
  imagenes_de_personas: {
    id: Generated<number>;
    persona_id: number;
    tipo: 'foto' | 'firma';
    png: Buffer;
    creado_en: Date;
  };
  importaciones: {
    id: Generated<number>;
    estado: Generated<EstadoDeImportacion>;
    hojas: ColumnType<HojaDeImportacion[], string, string>;
    controles: ColumnType<ControlesLeidos, string | undefined, string>;
    resumen: ColumnType<ResumenLeido | null, string | null, string | null>;
    decisiones: string | null;
    informe: Buffer | null;
    con_operadores: Generated<boolean>;
    ensayo: string | null;
    paso: string | null;
    hechas: Generated<number>;
    total: Generated<number>;
    falla: string | null;
    intento_en: Date | null;
    usuario_id: number | null;
    quien: string;
    creada_en: Date;
    ensayada_en: Date | null;
    aceptada_en: Date | null;
    acepto: string | null;
    version: Generated<number>;
  };
  importados: {
    entidad: EntidadAImportar;
    clave: string;
    huella: string;
    importacion_id: number;
  };
  imputaciones: {
    id: Generated<number>;
    operacion_id: number;
    item_id: number;
    capital: string;
    recargo: string;
    reversion_id: number | null;
    revision_id: number | null;
    cuando: Date;
  };
  informe_abiertos: {
    dia: string;
    distrito_id: number;
    rubro_id: number;
    contratos: number;
  };
  informe_contratos_pendientes: {
    id: Generated<number>;
    signo: '-1';
    distrito_id: number;
    rubro_id: number;
    modalidad_id: number;
    original: boolean;
    anulado: boolean;
    monto: string;
    dia: string;
    confirmado: string | null;
    visado: string | null;
  };
  informe_cuentas_de_personas: {
    mes: string;
    dia: string;
    contado_en: Date;
  };
  informe_demoras: {
    mes: string;
    distrito_id: number;
    rubro_id: number;
    corridos: number;
    habiles: number;
    contratos: number;
  };
  informe_feriados: {
    dia: string;
  };
  informe_hecho: {
    unico: Generated<boolean>;
    rehecho_en: Date;
  };
  informe_legajos: {
    mes: string;
    distrito_id: number;
    rubro_id: number;
    modalidad_id: number;
    legajos: number;
    ampliaciones: number;
    anulados: number;
    honorarios: string;
    contratos: Generated<number>;
  };
  informe_personas: {
    mes: string;
    distrito_id: number;
    estado: string;
    especialidad: string;
    matriculas: number;
    al_dia: number;
  };
  informe_recaudacion: {
    dia: string;
    circuito: string;
    medio: string;
    banco: string;
    entradas: string;
    salidas: string;
    cobros: number;
    movimientos: Generated<number>;
  };
  informe_recaudacion_pendiente: {
    id: Generated<number>;
    dia: string;
    circuito: string;
    medio: string;
    banco: string;
    importe: string;
  };
  inmuebles_buscados: {
    inmueble_id: number;
    legajo_id: number;
    persona_id: number;
    busqueda: string;
  };
  intenciones_pago: {
    id: Generated<number>;
    orden_id: number;
    medio: MedioEnLinea;
    referencia: string;
    externo: string | null;
    url: string | null;
    importe: string;
    vence: Date;
    estado: EstadoDeIntencion;
    respuesta: ColumnType<unknown, string | null, string | null>;
    creada_en: Date;
    actualizada_en: Date;
    proxima_consulta: Date | null;
    tomada_por: string | null;
    tomada_hasta: Date | null;
    reclamada_en: Date | null;
    devuelto: Generated<string>;
  };
  intentos_de_ingreso: {
    key: string;
    points: Generated<number>;
    expire: number | null;
  };
  invitados: {
    usuario_id: number;
    importacion_id: number;
    invitado_en: Date | null;
  };
  legajo_colas: {
    legajo_id: number;
    cola: Cola;
    desde: Date;
    distrito_id: number;
    rubro_id: number;
    persona_id: number;
    comitentes_busqueda: string;
  };
  legajo_comitentes: {
    id: Generated<number>;
    legajo_id: number;
    orden: number;
    cuit: string;
    apellido: string;
    nombre: string;
    fisico: boolean;
    locador: boolean;
    res_806: boolean;
    firmante: string;
    cargo: string;
    real_calle: string | null;
    real_numero: string | null;
    real_localidad_id: number | null;
    legal_calle: string | null;
    legal_numero: string | null;
    legal_localidad_id: number | null;
    es_colegio: Generated<boolean>;
    padron: Generated<'validado' | 'sin_respuesta' | 'no_coincide'>;
    nombre_en_el_padron: string | null;
    consultado_en: Date | null;
  };
  legajo_detalles: {
    id: Generated<number>;
    legajo_id: number;
    tipo_contrato: TipoDeContrato;
    tipo_calculo: TipoDeCalculo;
    estado_id: number;
    fecha: string;
    vencimiento: string;
    monto: string;
    monto_diferenciado: Generated<string>;
    calculo_honorario_id: number | null;
    resolucion_id: number | null;
    tribunal_actuante: string;
    forma_de_pago: string;
    clausula_condicion: string;
    destino_tarea: string;
    observaciones: string;
    confirmado_en: Date | null;
    vencimiento_timbrado: string | null;
    cvd_id: number | null;
    numero_anterior: number | null;
  };
  legajo_inmuebles: {
    id: Generated<number>;
    legajo_id: number;
    orden: number;
    calle: string;
    numero: string;
    piso: string;
    depto: string;
    localidad_id: number;
    partido: string;
    partida: string | null;
    circunscripcion: string;
    seccion: string;
    chacra: string;
    quinta: string;
    fraccion: string;
    manzana: string;
    parcela: string;
    subparcela: string;
    latitud: string;
    longitud: string;
  };
  legajo_miradas: {
    usuario_id: number;
    legajo_id: number;
    cuando: Date;
  };
  legajo_observaciones: {
    id: Generated<number>;
    legajo_id: number;
    campo: string | null;
    texto: string;
    usuario_id: number | null;
    quien: string;
    creada_en: Date;
    respondida_en: Date | null;
    estado: Generated<EstadoDeObservacion>;
  };
  legajo_tomas: {
    legajo_id: number;
    usuario_id: number;
    desde: Date;
    activa_en: Date;
  };
  legajos: {
    id: Generated<number>;
    numero_legajo: Generated<number>;
    persona_id: number;
    usuario_id: number;
    distrito_id: number;
    matricula_id: number;
    rubro_id: number;
    modalidad_id: number;
    estado_id: number;
    tipo: Generated<number>;
    fecha: string;
    cep_cumplido: Generated<boolean>;
    comitentes_busqueda: string;
    comitentes_orden: string;
    con_detalles: Generated<boolean>;
    creado_en: Date;
    version: Generated<number>;
    timbrado_cumplido: Generated<boolean>;
    puede_editarse: Generated<boolean>;
    observacion: ObservacionEnCurso | null;
    espera_a: Generated<'matriculado' | 'colegio' | null>;
    espera_hasta: string | null;
    importacion_id: number | null;
  };
  libro_por_dia: {
    dia: string;
    cuenta: string;
    medio: string | null;
    banco: string | null;
    debe: string;
    haber: string;
    circuito: string | null;
  };
  listas_del_colegio: {
    id: Generated<number>;
    lista: ClaveDeLista;
    version: Generated<number>;
    vigente_desde: string;
    norma: string;
    contenido: ColumnType<readonly FilaDeLista[], string, string>;
    origen: 'carga' | 'arranque' | 'mesa';
    estado: 'preparada' | 'publicada' | 'retirada';
    preparada_por: number | null;
    preparada_en: Date | null;
    publicada_por: number | null;
    publicada_en: Date | null;
    retirada_por: number | null;
    retirada_en: Date | null;
    motivo: string | null;
    preparadores: Generated<number[]>;
  };
  llaves_de_acceso: {
    id: Generated<number>;
    usuario_id: number;
    credencial: string;
    clave_publica: Buffer;
    contador: number;
    transportes: string[];
    nombre: string;
    creada_en: Date;
    usada_en: Date | null;
  };
  localidades: {
    id: Generated<number>;
    partido_id: number;
    nombre: string;
    codigo_postal: string;
    latitud: string;
    longitud: string;
    nombre_simple: string;
    busqueda: string;
    creada_por: number | null;
    aprobada_en: Date | null;
  };
  lotes_de_documentos: {
    id: Generated<number>;
    persona_id: number;
    nombre: string;
    tipo: 'certificados' | 'recibos';
    documentos: ColumnType<{ id: number; nombre: string }[], string, string>;
    hechos: Generated<number>;
    estado: Generated<'en_cola' | 'listo' | 'fallido'>;
    contenido: Buffer | null;
    creado_en: Date;
  };
  marcas_del_colegio: {
    clave: string;
    contenido: Buffer;
    cargada_en: Date;
  };
  matriculas: {
    id: Generated<number>;
    persona_id: number;
    estado_id: number;
    codigo: string;
    descripcion: string;
    fecha_alta: Generated<string>;
    titulo_codigo: Generated<string>;
    titulo_descripcion: Generated<string>;
    institucion: Generated<string>;
    titulo_verificado: Generated<boolean>;
    titulo_anterior: ColumnType<object | null, string | null, string | null>;
    titulo_rechazado: string | null;
  };
  media_contenidos: {
    clave: string;
    bytes: Buffer;
  };
  media_objects: {
    id: Generated<number>;
    persona_id: number;
    clave: string;
    nombre: string;
    content_type: string;
    bytes: number;
    ancho: number;
    alto: number;
    creado_en: Generated<Date>;
    visto_en: Generated<Date>;
  };
  modalidades: {
    id: Generated<number>;
    clave: string;
    nombre: string;
    activa: boolean;
    cep_exento: boolean;
    franquicia: boolean;
    alerta: string | null;
    exige_res_806: boolean;
    cuit_fijo: string | null;
    es_especial: boolean;
  };
  movimientos: {
    id: Generated<number>;
    asiento_id: number;
    cuenta:
      | 'deudores'
      | 'emitido'
      | 'recaudado'
      | 'recargos'
      | 'creditos'
      | 'bonificado'
      | 'a_revisar'
      | 'sin_identificar'
      | 'comisiones'
      | 'diferencias_de_caja'
      | 'patrimonio'
      | 'gastos_bancarios'
      | 'intereses';
    persona_id: number | null;
    importe: string;
    medio: string | null;
    banco: string | null;
  };
  numeradores: {
    clave: string;
    ultimo: Generated<number>;
  };
  numeradores_de_certificados: {
    type: TipoDeCertificado;
    anio: number;
    ultimo: number;
  };
  observacion_hechos: {
    id: Generated<number>;
    observacion_id: number;
    cuando: Date;
    usuario_id: number | null;
    quien: string;
    accion: AccionDeObservacion;
    texto: Generated<string>;
    cambios: ColumnType<unknown, string | null, string | null>;
  };
  oficinas: {
    id: Generated<number>;
    distrito_id: number | null;
    nombre: string;
    domicilio: string;
    localidad: string;
    telefonos: string[];
    horario: Generated<string>;
    correo: string;
    orden: number;
    cerrada: Generated<boolean>;
  };
  operaciones_de_caja: {
    operacion_id: number;
    pago_id: number;
  };
  operaciones_pago: {
    id: Generated<number>;
    orden_id: number;
    intencion_id: number | null;
    medio: string;
    externo: string;
    importe: string;
    fecha_pago: Date;
    registrada_en: Date;
    aplicado: string;
    a_credito: string;
    a_revision: string;
    motivo: string | null;
    credito_id: number | null;
    del_cupon: string;
    banco: string | null;
    renglon: Generated<number>;
  };
  operadores: {
    usuario_id: number;
    distrito_id: number | null;
    creado_en: Generated<Date>;
    version: Generated<number>;
  };
  orden_items: {
    id: Generated<number>;
    orden_id: number;
    concepto: string;
    descripcion: string;
    importe: string;
    cargo_id: number | null;
    sancion_id: number | null;
    credito_id: number | null;
    vigente: Generated<boolean>;
    capital: string | null;
    pendiente: Generated<boolean>;
  };
  ordenes_pago: {
    id: Generated<number>;
    numero_boleta: Generated<number>;
    persona_id: number;
    circuito: Circuito;
    detalle_id: number | null;
    estado: EstadoDeCupon;
    monto_total: string;
    vencimiento: string;
    ultimo_vencimiento: string;
    pagada_en: Date | null;
    motivo_cierre: string | null;
    en_revision: Generated<boolean>;
    creada_en: Date;
    monto_con_recargo: string;
    preferencias: Generated<string[]>;
    enviado_red_link: Generated<boolean>;
    codigo_pago: string | null;
    referencia_pago: string | null;
    transaccion: Generated<string>;
    estado_previo: string | null;
    estado_desde: Generated<string>;
  };
  padron_tickets: {
    clave: string;
    token: string;
    sign: string;
    vence: Date;
  };
  pagos_de_caja: {
    id: Generated<number>;
    cobro_id: number;
    medio: 'caja' | 'transferencia' | 'cheque' | 'tarjeta';
    banco: string | null;
    banco_emisor: string | null;
    comprobante: string | null;
    importe: string;
  };
  partidos: {
    id: Generated<number>;
    provincia_id: number;
    distrito_id: number | null;
    codigo_arba: string;
    codigo_indec: string;
    nombre: string;
  };
  personas: {
    id: Generated<number>;
    apellido: string;
    nombre: string;
    cuit: string;
    email: string;
    distrito_id: number;
    domicilio_calle: string | null;
    domicilio_numero: string | null;
    domicilio_piso: string | null;
    domicilio_departamento: string | null;
    telefonos: ColumnType<Telefono[], string | undefined, string>;
    imagen_perfil: string | null;
    codigo_qr: string;
    al_dia: Generated<boolean>;
    verificado: Generated<boolean>;
    creado_en: Generated<Date>;
    documento: ColumnType<string, never, never>;
    fecha_alta: Generated<string>;
    nacionalidad: string | null;
    fecha_nacimiento: string | null;
    genero: string | null;
    firma: string | null;
    domicilio_localidad_id: number | null;
    legal_calle: string | null;
    legal_numero: string | null;
    legal_piso: string | null;
    legal_departamento: string | null;
    legal_localidad_id: number | null;
    exceptuado_hasta: string | null;
    exceptuado_motivo: string | null;
    version: Generated<number>;
    foto_verificada: string | null;
    firma_verificada: string | null;
    nombre_simple: ColumnType<string | null, never, never>;
  };
  plazos_del_colegio: {
    id: Generated<number>;
    plazo: string;
    vigente_desde: string;
    dias: number;
    anotado_en: Date | null;
  };
  por_cerrar_asientos: {
    dia: string;
    asientos: number;
  };
  por_cerrar_sumas: {
    dia: string;
    medio: string;
    banco: string | null;
    circuito: string | null;
    quien: string | null;
    movimientos: number;
    entradas: string;
    salidas: string;
  };
  preferencias_de_avisos: {
    persona_id: number;
    evento: string;
    canal: 'portal' | 'correo' | 'dispositivo';
    activo: boolean;
    por_dia: Generated<boolean>;
  };
  primeros_pasos: {
    paso: 'identidad' | 'marca' | 'distritos' | 'oficinas' | 'rubros' | 'plazos' | 'textos' | 'cuentas';
    estado: 'pendiente' | 'hecho' | 'salteado';
    cambiado_en: Date;
  };
  provincias: {
    id: Generated<number>;
    nombre: string;
  };
  quitas_de_factor: {
    usuario_id: number;
    pedida_por: number;
    pedida_en: Date;
  };
  referencias_cargadas: {
    nombre: string;
    huella: string;
    cargada_en: Generated<Date>;
  };
  refresh_tokens: {
    id: Generated<number>;
    usuario_id: number;
    familia: string;
    hash: Buffer;
    sucesor_id: number | null;
    creado_en: Date;
    vence_en: Date;
    reemplazado_en: Date | null;
    revocado_en: Date | null;
    sesion_desde: Date | null;
  };
  rendicion_renglones: {
    id: Generated<number>;
    rendicion_id: number;
    origen: string;
    linea: number;
    tipo: 'cobro' | 'reversa' | 'deposito' | 'comision' | 'salida';
    medio: string | null;
    externo: string | null;
    numero_boleta: string | null;
    importe: string;
    comision: string;
    dia: string;
    acreditacion: string | null;
    detalle: string;
    deposita: string | null;
    identidad: string;
    repite_id: number | null;
    operacion_id: number | null;
    cobro_id: number | null;
    reversion_id: number | null;
    devolucion_id: number | null;
    cobro_devuelto_id: number | null;
    deposito_id: number | null;
  };
  rendicion_resoluciones: {
    id: Generated<number>;
    origen: string;
    renglon_id: number | null;
    operacion_id: number | null;
    diferencia: string;
    motivo: string;
    quien: string;
    cuando: Date;
  };
  rendiciones: {
    id: Generated<number>;
    origen: string;
    archivo: string;
    huella: string;
    vuelta: Generated<number>;
    desde: string;
    hasta: string;
    quien: string;
    leida_en: Date;
  };
  rendiciones_anuladas: {
    rendicion_id: number;
    motivo: string;
    quien: string;
    cuando: Date;
  };
  renglones_de_cobranza: {
    id: Generated<number>;
    medio: MedioDePago;
    externo: string;
    numero_boleta: string;
    importe: string;
    dia: string;
    visto_en: Date;
    operacion_id: number | null;
    cobro_id: number | null;
  };
  resoluciones: {
    id: Generated<number>;
    nombre: string;
    vigente_desde: string;
    vigente_hasta: string | null;
    contenido: ColumnType<unknown, string, never>;
    publicada_en: Date;
    publicada_por: number | null;
    del_programa: Generated<boolean>;
    retirada_en: Date | null;
    retirada_por: number | null;
    motivo_de_retiro: string | null;
  };
  reversiones: {
    id: Generated<number>;
    operacion_id: number;
    tipo: 'reversion' | 'reembolso' | 'contracargo' | 'devolucion';
    motivo: string;
    importe: string;
    sin_cubrir: Generated<string>;
    quien: string;
    cuando: Date;
  };
  revisiones: {
    id: Generated<number>;
    orden_id: number;
    decision: 'a_favor' | 'devuelto' | 'sin_cambios';
    motivo: string;
    importe: string;
    operacion_id: number | null;
    credito_id: number | null;
    quien: string;
    cuando: Date;
  };
  roles_de_operador: {
    usuario_id: number;
    rol: Rol;
  };
  rubros: {
    id: Generated<number>;
    segmento_id: number | null;
    clave: string;
    nombre: string;
    activo: boolean;
    oculta_categoria: boolean;
    muestra_coeficiente: boolean;
    es_electrico: boolean;
  };
  sanciones: {
    id: Generated<number>;
    matricula_id: number;
    motivo: string;
    importe: string;
    fecha: string;
    externo: string | null;
  };
  secciones_del_colegio: {
    id: Generated<number>;
    clave: string;
    version: Generated<number>;
  };
  segmento_categorias: {
    id: Generated<number>;
    segmento_id: number;
    key: string;
    nombre: string;
    descripcion: string;
    general: boolean;
    activa: boolean;
  };
  segmento_tareas: {
    id: Generated<number>;
    segmento_id: number;
    tarea_id: number;
    formulario_id: number;
    orden: number;
    requiere: Generated<number[]>;
    bloquea: Generated<number[]>;
    inhabilitado: boolean;
    exige_acta_estado_obra: boolean;
    permite_varias_unidades: boolean;
    resuelve_faltante: boolean;
  };
  segmentos: {
    id: Generated<number>;
    key: string;
    nombre: string;
  };
  sesiones: {
    id: string;
    usuario_id: number;
    dispositivo: string;
    desde_donde: string;
    metodo: MetodoDeIngreso | null;
  };
  tareas: {
    id: Generated<number>;
    clave: string;
    nombre: string;
    manual: boolean;
  };
  textos_del_colegio: {
    clave: string;
    texto: string;
  };
  timbrados: {
    id: Generated<number>;
    detalle_id: number;
    tipo: 'interno' | 'externo';
    anulado: Generated<boolean>;
    prepago: boolean;
    numero_formateado: string;
    fecha: string;
    importe: string;
    descripcion: string;
    comprobante_id: number | null;
    orden_pago_id: number | null;
  };
  tipos_bloqueo: {
    id: Generated<number>;
    clave: string;
    nombre: string;
    nombre_corto: string;
    color: string;
    visible: Generated<boolean>;
    quita_cambio_estado: Generated<boolean>;
    quita_ejercicio: Generated<boolean>;
    quita_liquidar: Generated<boolean>;
    quita_ddjj: Generated<boolean>;
    se_usa: Generated<boolean>;
  };
  usuarios: {
    id: Generated<number>;
    persona_id: number;
    username: string;
    clave_hash: string;
    activo: Generated<boolean>;
    es_demo: Generated<boolean>;
    creado_en: Generated<Date>;
  };
  verificaciones_de_auditoria: {
    id: Generated<number>;
    cuando: Date;
    lineas: number;
    cabezas: ColumnType<unknown, string, never>;
    cortes: ColumnType<CorteDeAuditoria[], string, never>;
  };
  versiones_de_certificados: {
    certificado_id: number;
    numero: number;
    fecha: string;
    codigo: string | null;
    datos: ColumnType<Record<string, unknown>, string, never>;
    referencia_id: number | null;
    inmueble_id: number | null;
    creado_en: Date;
  };
  vistas_de_legajos: {
    id: Generated<number>;
    persona_id: number;
    nombre: string;
    filtros: ColumnType<Record<string, string>, string, string>;
    creado_en: Date;
    version: Generated<number>;
  };
};
