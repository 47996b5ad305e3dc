import type { PasoDelColegio } from '@colega/domain/colegio';
import { Text } from '@mantine/core';
import type { ComponentType } from 'react';
import { CodigosDeCuentas } from '../../../ui/codigos-de-cuentas.tsx';
import { Seccion } from '../../../ui/seccion.tsx';
import { ParteBancos } from '../parte-bancos.tsx';
import {
  ParteDistritos,
  ParteIdentidad,
  ParteMarca,
  ParteOficinas,
  PartePlazos,
  ParteRubros,
  ParteTextos,
  type PropsDeParte,
} from '../partes.tsx';

const ParteCuentas = (props: PropsDeParte) => (
  <>
    <ParteBancos {...props} />
    <Seccion titulo="Códigos de cuenta">
      <Text>
        El libro lleva cuentas propias. Si quien lleva la contabilidad usa otros códigos, se dicen acá, y con ellos sale
        el libro diario. Después se cambian también en Tesorería.
      </Text>
      <CodigosDeCuentas alGuardar={props.alReleer} />
    </Seccion>
  </>
);

export const DE_CADA_PASO: Readonly<Record<PasoDelColegio, { porque: string; Parte: ComponentType<PropsDeParte> }>> = {
  identidad: {
    porque:
      'Es lo que dice cada pantalla, cada papel y cada carta. El CUIT es el de los cupones, y el del comitente por el que no se debe CEP.',
    Parte: ParteIdentidad,
  },
  marca: {
    porque: 'Se ven en el ingreso, en el encabezado, en las páginas que abre un QR, en las cartas y en los papeles.',
    Parte: ParteMarca,
  },
  distritos: {
    porque:
      'Cada matriculado y cada legajo es de un distrito, y un operador puede ser de uno solo. Si el Colegio no se divide, dejá uno. Para cerrar los que sobran, antes se quitan sus oficinas, o se pasan a otro.',
    Parte: ParteDistritos,
  },
  oficinas: {
    porque:
      'A dónde ir y a dónde llamar. Cualquiera las ve sin ingresar. La primera de cada distrito va en los papeles de sus matriculados.',
    Parte: ParteOficinas,
  },
  rubros: {
    porque: 'En cuáles se cargan legajos. Uno alcanza.',
    Parte: ParteRubros,
  },
  plazos: {
    porque: 'En cuántos días el Colegio atiende cada cosa, y cuánto tiene un matriculado para responder.',
    Parte: PartePlazos,
  },
  textos: {
    porque:
      'Cómo saludan y terminan las cartas, lo que va al pie de ellas y de los papeles, y lo que dice cada carta. Los que vienen sirven: se pueden cambiar después.',
    Parte: ParteTextos,
  },
  cuentas: {
    porque: 'Los bancos del Colegio, y los códigos para que el libro hable como su contabilidad.',
    Parte: ParteCuentas,
  },
};
