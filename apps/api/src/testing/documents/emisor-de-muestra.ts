export const EMISOR_DE_MUESTRA = {
  ...{ marca: null, color: null, pie: '', leyenda: '', firma: '' },
  nombre: 'Colegio de la Muestra',
  cuit: '30546672340',
  contacto: { domicilio: 'Calle 51 N.º 735, La Plata', telefono: '(0221) 555-0100', correo: 'hola@muestra.example' },
};
