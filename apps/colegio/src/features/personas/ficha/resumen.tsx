import type { FichaDePersona } from '@colega/contract/perfil';
import { formatCuit } from '@colega/domain/identificadores';
import { Codigo } from '@colega/web-kit/ui/datos/codigo.tsx';
import { InsigniaDeEstado } from '@colega/web-kit/ui/signos/insignia-de-estado.tsx';
import { Group, Text } from '@mantine/core';
import { credencialEnPie } from '../credencial-en-pie.ts';

const APARIENCIA = {
  vigente: { tono: 'info', dice: '' },
  sin_efecto: { tono: 'aviso', dice: ', hoy no vale' },
  vencida: { tono: 'aviso', dice: ', vencida' },
  anulada: { tono: 'neutro', dice: ', anulada' },
} as const;

/** What a clerk looks for first: who it is, and whether they may practise today. */
export const Resumen = ({ ficha: { cuit, distrito, habilitado, al_dia, ...ficha } }: { ficha: FichaDePersona }) => {
  const enPie = credencialEnPie(ficha);
  return (
    <Group gap="sm">
      <Text>
        CUIT <Codigo>{formatCuit(cuit)}</Codigo> · {distrito.nombre}
      </Text>
      <InsigniaDeEstado tono={habilitado ? 'exito' : 'peligro'}>
        {habilitado ? 'Puede ejercer' : 'No puede ejercer'}
      </InsigniaDeEstado>
      <InsigniaDeEstado tono={al_dia.esta ? 'exito' : 'aviso'}>
        {al_dia.esta ? (al_dia.excepcion ? 'Al día, por excepción' : 'Al día') : 'No está al día'}
      </InsigniaDeEstado>
      <InsigniaDeEstado tono={enPie ? APARIENCIA[enPie.estado].tono : 'neutro'} icono="credencial">
        {enPie ? `Credencial ${enPie.numero}${APARIENCIA[enPie.estado].dice}` : 'Sin credencial'}
      </InsigniaDeEstado>
    </Group>
  );
};
