import type { LineaDeAuditoria } from '@colega/contract/auditoria';

const texto = (valor: string) => ({ tipo: 'texto' as const, valor });
const numero = (valor: number) => ({ tipo: 'numero' as const, valor });
const oNada = (valor: string | null) => (valor === null ? null : texto(valor));
const enTexto = (valor: unknown) => (valor === null ? null : texto(JSON.stringify(valor)));

export const TABLA_DE_AUDITORIA = {
  nombre: 'Auditoría',
  columnas: [
    { titulo: 'Línea', ancho: 10, celda: (l: LineaDeAuditoria) => numero(l.id) },
    { titulo: 'Cuándo (UTC)', ancho: 24, celda: (l: LineaDeAuditoria) => texto(l.cuando) },
    { titulo: 'Quién', ancho: 16, celda: (l: LineaDeAuditoria) => texto(l.quien) },
    { titulo: 'Nombre', ancho: 24, celda: (l: LineaDeAuditoria) => oNada(l.nombre) },
    { titulo: 'Acción', ancho: 20, celda: (l: LineaDeAuditoria) => texto(l.accion) },
    { titulo: 'De qué', ancho: 14, celda: (l: LineaDeAuditoria) => texto(l.entidad) },
    { titulo: 'Número interno', ancho: 10, celda: (l: LineaDeAuditoria) => numero(l.entidad_id) },
    { titulo: 'Cuál', ancho: 24, celda: (l: LineaDeAuditoria) => oNada(l.cual) },
    { titulo: 'Persona', ancho: 24, celda: (l: LineaDeAuditoria) => oNada(l.persona) },
    { titulo: 'Antes', ancho: 40, celda: (l: LineaDeAuditoria) => enTexto(l.desde) },
    { titulo: 'Después', ancho: 40, celda: (l: LineaDeAuditoria) => enTexto(l.hasta) },
    { titulo: 'Motivo', ancho: 40, celda: (l: LineaDeAuditoria) => oNada(l.motivo) },
  ],
};
