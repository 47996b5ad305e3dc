import type { EstadoDeDato } from '@colega/domain/perfil';
import { InsigniaDeEstado } from '@colega/web-kit/ui/signos/insignia-de-estado.tsx';

const APARIENCIA = {
  sin_cargar: { tono: 'neutro', texto: 'Sin cargar' },
  por_verificar: { tono: 'aviso', texto: 'Por verificar' },
  rechazado: { tono: 'peligro', texto: 'Rechazado' },
  verificado: { tono: 'exito', texto: 'Verificado' },
} as const;

export const Verificacion = ({ estado }: { estado: EstadoDeDato }) => (
  <InsigniaDeEstado tono={APARIENCIA[estado].tono}>{APARIENCIA[estado].texto}</InsigniaDeEstado>
);
