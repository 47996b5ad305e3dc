import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Text } from '@mantine/core';
import { useCertificando } from './contexto-del-certificado.ts';

export const Advertencia = ({ ruta }: { ruta: string }) => {
  const texto = useCertificando().advertencias.get(ruta);
  return (
    <div aria-live="polite">
      {texto && (
        <Text size="sm" mt={4} style={{ display: 'flex', gap: 6, alignItems: 'flex-start' }} data-advertencia>
          <span style={{ flex: 'none', display: 'flex', paddingTop: 2, color: 'var(--colega-aviso-borde)' }}>
            <Icono nombre="alerta" tamanio={18} />
          </span>
          <span>{texto}</span>
        </Text>
      )}
    </div>
  );
};
