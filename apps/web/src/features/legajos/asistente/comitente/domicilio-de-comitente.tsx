import { cambiarComitente, type Domicilio } from '@colega/domain/legajos';
import { Fieldset, SimpleGrid } from '@mantine/core';
import { useCampos } from '../../../../form/wizard/contexto-de-campos.ts';
import { useParte } from '../../../../form/wizard/partes-del-paso.ts';
import { CampoDeTexto } from '../campo-de-texto.tsx';
import { useLegajo } from '../contexto-del-legajo.ts';
import { LocalidadInput } from '../localidad-input.tsx';

type Props = {
  titulo: string;
  ruta: string;
  cuit: string;
  cual: 'domicilio_real' | 'domicilio_legal';
  domicilio: Domicilio;
  obligatorio?: boolean;
};

export const DomicilioDeComitente = ({ titulo, ruta, cuit, cual, domicilio, obligatorio = false }: Props) => {
  const { cambiar } = useLegajo();
  const { campo } = useCampos();
  useParte(ruta, { nombre: titulo });
  const poner = (cambio: Partial<Domicilio>) =>
    cambiar((b) => cambiarComitente(b, cuit, { [cual]: { ...domicilio, ...cambio } }));
  const { id, error } = campo(`${ruta}.localidad_id`, domicilio.localidad_id);
  return (
    <Fieldset legend={titulo}>
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <CampoDeTexto
          ruta={`${ruta}.calle`}
          label="Calle"
          required={obligatorio}
          value={domicilio.calle}
          alCambiar={(calle) => poner({ calle })}
        />
        <CampoDeTexto
          ruta={`${ruta}.numero`}
          label="Número"
          required={obligatorio}
          value={domicilio.numero}
          alCambiar={(numero) => poner({ numero })}
        />
        <LocalidadInput
          id={id}
          error={error}
          value={domicilio.localidad_id}
          alElegir={(b, localidad) =>
            cambiarComitente(b, cuit, { [cual]: { ...domicilio, localidad_id: localidad?.id ?? null } })
          }
        />
      </SimpleGrid>
    </Fieldset>
  );
};
