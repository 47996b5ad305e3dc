import type { PropsDeHoja } from '@colega/web-kit/form/campos/props.ts';
import { useEntrada } from '@colega/web-kit/form/campos/use-entrada.ts';
import { BuscarLocalidad, localidadComoOpcion } from '../../../ui/buscar-localidad.tsx';
import { useCertificando } from '../formulario/contexto-del-certificado.ts';

export const LocalidadCampo = (campo: PropsDeHoja) => {
  const { borrador, cambiar } = useCertificando();
  const { id, error, label } = useEntrada(campo).props;
  return (
    <BuscarLocalidad
      {...{ id, error, label }}
      value={borrador.localidad}
      alElegir={(localidad) =>
        cambiar((b) => ({
          ...b,
          localidad: localidad && localidadComoOpcion(localidad),
          valores: { ...b.valores, [campo.ruta]: localidad?.id ?? null },
        }))
      }
    />
  );
};
