export const pdfQueNoTermina = (): Buffer => {
  const contenido = '/S sh '.repeat(50_000);
  const degrade = '<</FunctionType 2/Domain[0 1]/C0[1 0 0]/C1[0 0 1]/N 1>>';
  const objetos = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</Shading<</S 5 0 R>>>>>>',
    `<</Length ${contenido.length}>>\nstream\n${contenido}\nendstream`,
    `<</ShadingType 2/ColorSpace/DeviceRGB/Coords[0 0 300 200]/Extend[true true]/Function${degrade}>>`,
  ].map((objeto, i) => `${i + 1} 0 obj\n${objeto}\nendobj\n`);
  return Buffer.from(`%PDF-1.7\n${objetos.join('')}trailer\n<</Root 1 0 R>>\n%%EOF`);
};
