import { decirCambios, type LineaDeAuditoria, nombreDeEntidad, nombreDeHecho } from '@colega/contract/auditoria';

const texto = (valor: string) => ({ tipo: 'texto' as const, valor });
const numero = (valor: number) => ({ tipo: 'numero' as const, valor });
const oNada = (valor: string | null) => (valor === null ? null : texto(valor));

/** Only what changed, in the words of the screen: each datum is at the same place of both columns. */
const dichos = ({ desde, hasta }: LineaDeAuditoria, cuando: 'antes' | 'ahora') => {
  const cambios = decirCambios(desde, hasta);
  return cambios.length === 0
    ? null
    : texto(cambios.map((uno) => `${uno.dato}: ${uno[cuando] ?? 'vacío'}`).join(' | '));
};

export const TABLA_DE_AUDITORIA = {
  nombre: 'Auditoría',
  columnas: [
    { titulo: 'Línea', ancho: 10, celda: (l: LineaDeAuditoria) => numero(l.id) },
    { titulo: 'Cuándo (UTC)', ancho: 24, celda: (l: LineaDeAuditoria) => texto(l.cuando) },
    { titulo: 'Quién', ancho: 16, celda: (l: LineaDeAuditoria) => texto(l.quien) },
    { titulo: 'Nombre', ancho: 24, celda: (l: LineaDeAuditoria) => oNada(l.nombre) },
    { titulo: 'Acción', ancho: 20, celda: (l: LineaDeAuditoria) => texto(nombreDeHecho(l.accion, l.entidad)) },
    { titulo: 'De qué', ancho: 14, celda: (l: LineaDeAuditoria) => texto(nombreDeEntidad(l.entidad)) },
    { titulo: 'Número interno', ancho: 10, celda: (l: LineaDeAuditoria) => numero(l.entidad_id) },
    { titulo: 'Cuál', ancho: 24, celda: (l: LineaDeAuditoria) => oNada(l.cual) },
    { titulo: 'Persona', ancho: 24, celda: (l: LineaDeAuditoria) => oNada(l.persona) },
    { titulo: 'Antes', ancho: 40, celda: (l: LineaDeAuditoria) => dichos(l, 'antes') },
    { titulo: 'Después', ancho: 40, celda: (l: LineaDeAuditoria) => dichos(l, 'ahora') },
    { titulo: 'Motivo', ancho: 40, celda: (l: LineaDeAuditoria) => oNada(l.motivo) },
  ],
};
